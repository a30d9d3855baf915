import { cpSync } from 'node:fs';
import { join } from 'node:path';

const PROMPTS = 'providers/assistant/prompts';

/** The compiler leaves out what is not code: the prompts are read beside it when the server starts. */
const api = join(import.meta.dirname, '..');
cpSync(join(api, 'src', PROMPTS), join(api, 'dist', PROMPTS), { recursive: true });
