import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'backend',
          include: [
            '*.test.ts',
            '{emulators,hosting,seed}/*.test.ts',
            'seeding/toFirestoreFields.test.ts',
          ],
        },
      },
      {
        // Need a running Firestore emulator: `npm run test:rules`.
        test: {
          name: 'rules',
          include: ['rules/*.test.ts', 'seeding/seedShop.test.ts'],
          testTimeout: 60_000, // the properties send a hundred commits each
        },
      },
    ],
  },
})
