import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/docs/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../packages/imagery/masters', to: '/masters' }],
  viteFinal: (vite) => ({
    ...vite,
    // What is built is listed by nobody; nor is a workshop weighed.
    logLevel: 'warn',
    build: {
      ...vite.build,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Libraries mark what runs in a browser; here everything does.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
        },
      },
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Found only when a page's story is loaded, they would make the running tests reload.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@tanstack/react-query',
        '@zxcvbn-ts/core',
        '@zxcvbn-ts/language-common',
        'i18next',
        'i18next-resources-to-backend',
        'papaparse',
        'react-i18next',
        'react-router-dom',
        'recharts',
        'zod/mini',
      ],
    },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
