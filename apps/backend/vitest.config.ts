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
            '{emulators,hosting,seed}/*.test.ts',
            'rules/mutants/*.test.ts',
            'seeding/toFirestoreFields.test.ts',
          ],
        },
      },
      {
        // Need a running Firestore emulator: `npm run test:rules`.
        test: {
          name: 'rules',
          root,
          include: ['rules/*.test.ts', 'seeding/seedShop.test.ts'],
          isolate: false, // the SDK is loaded once, not for every file
          testTimeout: 60_000, // the properties send some hundred commits each
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
