import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/docs/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../packages/imagery/masters', to: '/masters' },
    { from: '../packages/imagery/turntable', to: '/turntable' },
  ],
  viteFinal: (vite) => ({
    ...vite,
    // Storybook is a development tool: its build reports no file list and has no size limit.
    logLevel: 'warn',
    build: {
      ...vite.build,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Libraries start modules with 'use client', which only matters to a server: the warning about it is noise.
        onLog: (level, log, defaultHandler) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') defaultHandler(level, log)
        },
      },
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Vite would find these only when it loads a page's story, and would then reload the running tests.
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
