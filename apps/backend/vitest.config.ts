import { defineConfig } from 'vitest/config'

const root = import.meta.dirname

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'backend',
          root,
          include: [
            '*.test.ts',
            '{deploy,emulators,hosting,seed}/*.test.ts',
            'seeding/toFirestoreFields.test.ts',
          ],
          isolate: false, // loads modules once, not for every file
        },
      },
      {
        // Needs a running Firestore emulator: `npm run test:rules`.
        test: {
          name: 'rules',
          root,
          include: ['rules/*.test.ts', 'seeding/seedShop.test.ts'],
          isolate: false, // loads the SDK once for all files
          testTimeout: 60_000, // a table sends hundreds of requests
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
