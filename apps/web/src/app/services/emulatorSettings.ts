/** Firebase's emulators as `apps/backend` starts them; a demo project needs no real key. */
export const emulatorSettings = {
  projectId: 'demo-storefront',
  apiKey: 'demo-key',
  authDomain: 'demo-storefront.firebaseapp.com',
  appId: 'demo-app',
  emulators: {
    authUrl: `http://127.0.0.1:${emulatorPorts.auth}`,
    firestoreHost: '127.0.0.1',
    firestorePort: emulatorPorts.firestore,
  },
} as const
