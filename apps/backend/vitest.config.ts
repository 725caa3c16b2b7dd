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
            'rules/mutants/*.test.ts',
            'seeding/{readBrandName,toFirestoreFields}.test.ts',
          ],
        },
      },
      {
        // Needs a running Firestore emulator: `npm run test:rules`.
        test: {
          name: 'rules',
          root,
          include: ['rules/*.test.ts', 'seeding/seedShop.test.ts'],
          isolate: false, // loads the SDK once for all files
          testTimeout: 60_000, // the property tests send hundreds of commits
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
