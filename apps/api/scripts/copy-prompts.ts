import { cpSync } from 'node:fs';
import { join } from 'node:path';

const PROMPTS = 'providers/assistant/prompts';

/** The compiler copies only code, and the server reads the prompts from beside it when it starts. */
const api = join(import.meta.dirname, '..');
cpSync(join(api, 'src', PROMPTS), join(api, 'dist', PROMPTS), { recursive: true });
