import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/{ui,imagery}/docs/**/*.mdx',
    {
      directory: '../packages/ui/src/components',
      files: '**/*.stories.tsx',
      titlePrefix: 'Components',
    },
    '../packages/letters/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Vitest shows no documentation, and the plugin that reads a story's source for it moves the lines of failures.
      options: process.env['VITEST'] === undefined ? {} : { csfPluginOptions: null },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    { from: '../packages/imagery/masters', to: '/masters' },
    { from: '../packages/imagery/turntable', to: '/turntable' },
    // For Storybook itself (manager.ts, manager-head.html): the brand's emblem and fonts.
    { from: '../packages/imagery/marks', to: '/marks' },
    { from: '../packages/ui/src/tokens/fonts', to: '/fonts' },
  ],
  viteFinal: (vite) => ({
    ...vite,
    // Storybook is a development tool: its build reports no file list and has no size limit.
    logLevel: 'warn',
    build: {
      ...vite.build,
      // As in the site's build. Chromium paints no `<use>` that refers to an inlined file, in the dev server neither.
      assetsInlineLimit: 0,
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
        '@react-email/components',
        '@tanstack/react-query',
        '@zxcvbn-ts/core',
        '@zxcvbn-ts/language-common',
        'i18next',
        'write-excel-file/universal',
        'react-i18next',
        'react-router-dom',
        'zod/mini',
      ],
    },
  }),
  // A page fills a window: its Docs, with all of its states in one column, would show none as it is.
  experimental_indexers: (indexers = []) =>
    indexers.map(({ test, createIndex }) => ({
      test,
      createIndex: async (file, options) =>
        (await createIndex(file, options)).map((entry) =>
          entry.title?.startsWith('Pages/')
            ? { ...entry, tags: [...(entry.tags ?? []), '!autodocs'] }
            : entry,
        ),
    })),
  // The card "Get started" and its page are about setting up a Storybook.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
