/** The architecture's arrows: they point inwards, and each exception is named. */

export const tests = '\\.(test|stories|example)\\.tsx?$|/testing/|/e2e/|/contracts/'

/** Reads telephone numbers by the tables of all countries. */
const telephoneTables = '^packages/domain/src/telephone/readTelephone\\.ts$'

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

/** @type {import('dependency-cruiser').IFlattenedRuleSet} */
export const rules = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two modules that need one another are one module, or have a third in common.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-knows-nobody',
      severity: 'error',
      comment: 'The domain is pure: zod is all it imports, and the tables of telephone numbers.',
      from: { path: '^packages/domain/src', pathNot: `${telephoneTables}|${tests}` },
      to: { pathNot: '^packages/domain/src|node_modules/zod/' },
    },
    {
      name: 'telephone-tables-know-their-library',
      severity: 'error',
      from: { path: telephoneTables },
      to: { pathNot: '^packages/domain/src|node_modules/libphonenumber-js/' },
    },
    {
      name: 'telephone-tables-are-loaded-when-needed',
      severity: 'error',
      comment: 'They are larger than a page: docs/decisions/084-telephones.md.',
      from: { path: '^(apps/web/src|packages)/', pathNot: tests },
      to: { path: telephoneTables, dynamic: false },
    },
    {
      name: 'ui-knows-no-shop',
      severity: 'error',
      comment: 'Components get words and data as props.',
      from: { path: '^packages/ui' },
      to: { path: '^(packages/(?!ui/)|apps/)' },
    },
    {
      name: 'adapters-know-the-domain-only',
      severity: 'error',
      from: { path: '^packages/adapters' },
      to: { path: '^(packages/(?!adapters/|domain/)|apps/)' },
    },
    {
      name: 'firebase-in-its-adapter-only',
      severity: 'error',
      from: { path: '^(apps/web|packages)/', pathNot: '^packages/adapters/src/firebase' },
      to: { path: 'node_modules/(firebase|@firebase)/' },
    },
    {
      name: 'adapters-from-the-app-only',
      severity: 'error',
      comment: 'Elsewhere the web app knows ports. The boot script reads the storage keys.',
      from: { path: '^apps/web/src', pathNot: `^apps/web/src/app/(services/|boot\\.ts)|${tests}` },
      to: { path: '^packages/adapters' },
    },
    {
      name: 'seed-from-the-app-only',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: `^apps/web/src/app/services/|${tests}` },
      to: { path: '^apps/backend' },
    },
    {
      name: 'functions-know-the-domain-the-letters-and-the-brand',
      severity: 'error',
      from: { path: '^apps/functions/src', pathNot: tests },
      to: { path: '^(packages/(?!(domain|letters|brand)/)|apps/(?!functions/))' },
    },
    {
      name: 'brand-knows-the-domain-only',
      severity: 'error',
      from: { path: '^packages/brand' },
      to: { path: '^(packages/(?!(brand|domain)/)|apps/)' },
    },
    {
      name: 'i18n-knows-the-domain-and-the-brand',
      severity: 'error',
      from: { path: '^packages/i18n' },
      to: { path: '^(packages/(?!(i18n|domain|brand)/)|apps/)' },
    },
    {
      name: 'letters-know-the-domain-the-brand-and-i18n',
      severity: 'error',
      comment: 'The site shows them, and the functions send them.',
      from: { path: '^packages/letters' },
      to: { path: '^(packages/(?!(letters|domain|brand|i18n)/)|apps/)' },
    },
    {
      name: 'nobody-imports-the-site',
      severity: 'error',
      comment: 'What others need of it is a package. Storybook composes the site.',
      from: { path: '^(apps|packages)/', pathNot: '^apps/web/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'nobody-imports-the-functions',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^apps/functions/' },
      to: { path: '^apps/functions/' },
    },
    {
      name: 'three-layers',
      severity: 'error',
      comment: 'apps/web/src holds app, features and shared.',
      from: { path: elsewhere },
      to: {},
    },
    {
      name: 'three-layers-and-no-other-file',
      severity: 'error',
      comment: 'Nor a file there that imports nothing and is imported by nobody, or by somebody.',
      from: { path: elsewhere, orphan: true },
      to: {},
    },
    {
      name: 'three-layers-and-no-way-elsewhere',
      severity: 'error',
      from: {},
      to: { path: elsewhere },
    },
    {
      name: 'nobody-imports-the-app',
      severity: 'error',
      comment:
        'Arrows run down: app → features → shared → packages, in tests and stories too: apps/web/testing composes the site for them.',
      from: { path: '^apps/web/src/(features|shared)/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/features/' },
    },
    ...Object.entries(wings).map(([wing, others]) => {
      const own = exceptions.filter(({ from }) => from.startsWith(`${wing}/`))
      const allowed = [wing, ...others, ...own.map(({ to }) => to)]
      return {
        name: `${wing}-knows-its-wings-only`,
        severity: 'error',
        comment: 'Messages and types count too.',
        from: { path: `${features}/${wing}/` },
        to: { path: `${features}/(?!(${allowed.join('|')})/)` },
      }
    }),
    ...exceptions.map(({ from, to, why }) => ({
      name: `only-${from.replace('/', '-')}-knows-${to.replace('/', '-')}`,
      severity: 'error',
      comment: why,
      from: { path: `${features}/${from.split('/')[0]}/`, pathNot: `${features}/${from}/` },
      to: { path: `${features}/${to}/` },
    })),
    {
      name: 'every-feature-is-in-a-wing',
      severity: 'error',
      from: {
        path: '^apps/web/src/features/',
        pathNot: `${features}/(${Object.keys(wings).join('|')})/`,
      },
      to: {},
    },
    {
      name: 'features-in-kebab-case',
      severity: 'error',
      from: { path: '^apps/web/src/features/[^/]+/[^/]*[^a-z0-9/-][^/]*/' },
      to: {},
    },
    {
      name: 'no-features-insides',
      severity: 'error',
      comment: "A feature's top files are public, its folders are its own.",
      from: { path: '^apps/web/src/(features/([^/]+/[^/]+)/|)' },
      to: {
        path: '^apps/web/src/features/(?!desk/|account/messages/)([^/]+/[^/]+)/(?!messages/)[^/]+/',
        pathNot: '^apps/web/src/features/$2/',
      },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: {
        pathNot: `${tests}|^\\.storybook/|\\.config\\.ts$|^apps/backend/rules|^(apps/web|packages/adapters)/bench`,
      },
      to: { path: tests, pathNot: 'node_modules' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?url' },
    },
  ],
}

/**
 * For the domain and for the site's features, without their tests, whose imports would count as those of
 * their folder.
 *
 * @type {import('dependency-cruiser').IFlattenedRuleSet}
 */
export const folderRules = {
  forbidden: [
    {
      name: 'no-circles-between-folders',
      severity: 'error',
      comment: 'Of two folders that import one another, one holds a file of the other.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
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
