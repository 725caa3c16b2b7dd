import { configDefaults, defineConfig } from 'vitest/config'

const root = import.meta.dirname

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'functions',
          root,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/*.emulator.test.ts'],
          isolate: false, // loads modules once, not for every file
          testTimeout: 60_000,
        },
      },
      {
        // Needs the emulators: `npm run test:emulators`.
        test: {
          name: 'emulators',
          root,
          include: ['src/**/*.emulator.test.ts'],
          isolate: false, // loads the SDK once for all files
          // Google's library would look for the credentials of a machine in its cloud.
          env: { METADATA_SERVER_DETECTION: 'none' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
