import { configureGlobal } from 'fast-check';

/**
 * Properties try the same examples in every run, so that a change fails for what it changed. Others are tried
 * with `PROPERTY_SEED`, once a week by `.github/workflows/properties.yml`; a failure prints its seed.
 */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
