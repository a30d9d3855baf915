import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  test: { name: 'web', environment: 'jsdom', env: { TZ: 'Asia/Kathmandu' } },
});
