/** The architecture's arrows: they point inwards, and each exception is named. */

export const tests = '\\.(test|stories|example)\\.tsx?$|/testing/|/e2e/|/contracts/'

/** Reads telephone numbers by the tables of all countries. */
const telephoneTables = '^packages/domain/src/telephone/readTelephone\\.ts$'

/** Which packages each one imports. */
const packages = {
  ui: [], // its components get words and data as props
  brand: ['domain'],
  adapters: ['domain'],
  i18n: ['domain', 'brand'],
  letters: ['domain', 'brand', 'i18n'],
}

/**
 * The wings of the site, and which others each imports. Within a wing no two features import one another
 * (`folderRules`).
 */
const wings = {
  shop: ['account'],
  brand: ['shop'],
  account: [],
  desk: ['shop', 'account'],
}

/** The imports between wings that are no arrows of their own, each from one feature. */
const exceptions = [
  { from: 'account/profile', to: 'shop/orders', why: 'The account page shows the latest orders.' },
  { from: 'shop/bottles', to: 'brand/cocktails', why: 'A bottle is shown with its cocktails.' },
]

const features = '^apps/web/src/features'

/** In the site, but on none of its layers. */
const elsewhere = '^apps/web/src/(?!(app|features|shared)/)'

/** Rules whose violation fails the check. */
const errors = (list) => list.map((rule) => ({ severity: 'error', ...rule }))

/** @type {import('dependency-cruiser').IFlattenedRuleSet} */
export const rules = {
  forbidden: errors([
    {
      name: 'no-circles',
      comment: 'Two modules that need one another are one module, or have a third in common.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-knows-nobody',
      comment: 'The domain is pure: zod is all it imports, and the tables of telephone numbers.',
      from: { path: '^packages/domain/src', pathNot: `${telephoneTables}|${tests}` },
      to: { pathNot: '^packages/domain/src|node_modules/zod/' },
    },
    {
      name: 'telephone-tables-know-their-library',
      from: { path: telephoneTables },
      to: { pathNot: '^packages/domain/src|node_modules/libphonenumber-js/' },
    },
    {
      name: 'telephone-tables-are-loaded-when-needed',
      comment: 'They are larger than a page: docs/decisions/084-telephones.md.',
      from: { path: '^(apps/web/src|packages)/', pathNot: tests },
      to: { path: telephoneTables, dynamic: false },
    },
    ...Object.entries(packages).map(([name, others]) => ({
      name: `${name}-knows-its-packages-only`,
      from: { path: `^packages/${name}/` },
      to: { path: `^(packages/(?!(${[name, ...others].join('|')})/)|apps/)` },
    })),
    {
      name: 'firebase-in-its-adapter-only',
      comment: "The tests of the site look into the emulators by Firebase's own library.",
      from: {
        path: '^(apps/web|packages)/',
        pathNot: '^(apps/web/e2e|packages/adapters/src/firebase)/',
      },
      to: { path: 'node_modules/(firebase|@firebase)/' },
    },
    {
      name: 'adapters-from-the-app-only',
      comment: 'Elsewhere the web app knows ports. The boot script reads the storage keys.',
      from: { path: '^apps/web/src', pathNot: `^apps/web/src/app/(services/|boot\\.ts)|${tests}` },
      to: { path: '^packages/adapters' },
    },
    {
      name: 'seed-from-the-app-only',
      from: { path: '^apps/web/src', pathNot: `^apps/web/src/app/services/|${tests}` },
      to: { path: '^apps/backend' },
    },
    {
      name: 'functions-know-the-domain-the-letters-and-the-brand',
      from: { path: '^apps/functions/src', pathNot: tests },
      to: { path: '^(packages/(?!(domain|letters|brand)/)|apps/(?!functions/))' },
    },
    ...['web', 'functions'].map((app) => ({
      name: `nobody-imports-the-${app}`,
      comment: 'What others need of an app is a package. Storybook composes the site.',
      from: { path: '^(apps|packages)/', pathNot: `^apps/${app}/` },
      to: { path: `^apps/${app}/` },
    })),
    ...[
      { from: { path: elsewhere }, to: {} },
      { from: { path: elsewhere, orphan: true }, to: {} },
      { from: {}, to: { path: elsewhere } },
    ].map((rule) => ({
      name: 'three-layers',
      comment: 'apps/web/src holds app, features and shared, and no other file.',
      ...rule,
    })),
    {
      name: 'nobody-imports-the-app',
      comment:
        'Arrows run down: app → features → shared → packages, in tests and stories too: apps/web/testing composes the site for them.',
      from: { path: '^apps/web/src/(features|shared)/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'shared-knows-no-feature',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/features/' },
    },
    ...Object.entries(wings).map(([wing, others]) => {
      const own = exceptions.filter(({ from }) => from.startsWith(`${wing}/`))
      const allowed = [wing, ...others, ...own.map(({ to }) => to)]
      return {
        name: `${wing}-knows-its-wings-only`,
        comment: 'Messages and types count too.',
        from: { path: `${features}/${wing}/` },
        to: { path: `${features}/(?!(${allowed.join('|')})/)` },
      }
    }),
    ...exceptions.map(({ from, to, why }) => ({
      name: `only-${from.replace('/', '-')}-knows-${to.replace('/', '-')}`,
      comment: why,
      from: { path: `${features}/${from.split('/')[0]}/`, pathNot: `${features}/${from}/` },
      to: { path: `${features}/${to}/` },
    })),
    {
      name: 'every-feature-is-in-a-wing',
      from: {
        path: '^apps/web/src/features/',
        pathNot: `${features}/(${Object.keys(wings).join('|')})/`,
      },
      to: {},
    },
    {
      name: 'features-in-kebab-case',
      from: { path: '^apps/web/src/features/[^/]+/[^/]*[^a-z0-9/-][^/]*/' },
      to: {},
    },
    {
      name: 'no-features-insides',
      comment: "A feature's top files are public, its folders are its own.",
      from: { path: '^apps/web/src/(features/([^/]+/[^/]+)/|)' },
      to: {
        path: '^apps/web/src/features/(?!desk/|account/messages/)([^/]+/[^/]+)/(?!messages/)[^/]+/',
        pathNot: '^apps/web/src/features/$2/',
      },
    },
    {
      name: 'no-tests-in-the-product',
      from: {
        pathNot: `${tests}|^\\.storybook/|\\.config\\.ts$|^apps/backend/rules|^(apps/web|packages/adapters)/bench`,
      },
      to: { path: tests, pathNot: 'node_modules' },
    },
    {
      name: 'nothing-unresolved',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?url' },
    },
  ]),
}

/**
 * For the domain and for the site's features, without their tests, whose imports would count as those of
 * their folder.
 *
 * @type {import('dependency-cruiser').IFlattenedRuleSet}
 */
export const folderRules = {
  forbidden: errors([
    {
      name: 'no-circles-between-folders',
      comment: 'Of two folders that import one another, one holds a file of the other.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ]),
}

/** @type {import('dependency-cruiser').ICruiseOptions} */
export const settings = {
  doNotFollow: { path: 'node_modules' },
  exclude: {
    path: '^apps/(web|functions)/dist|^packages/(domain|imagery)/dist|^apps/backend/emulators/tools',
  },
  parser: 'swc',
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
}
