/** Generates components and features: `npm run new:component`, `npm run new:feature`. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const templates = 'templates'

const root = join(import.meta.dirname, '../..')

/** Formats files and folders, and sorts their imports. */
const format = (...paths) => {
  execFileSync('npx', ['oxfmt', ...paths], { cwd: root })
  return 'formatted'
}

/** A name that becomes the name of files, folders and exports. */
const checkName = (answer) =>
  /^[a-z][a-z\d]*(-?[a-z\d]+)*$/i.test(answer) ||
  'A name starts with a letter and has only the letters a to z, digits and single hyphens: no accents, no spaces.'

const checkPath = (answer) =>
  /^(\/[a-z\d-]+)+$/i.test(answer) ||
  'A path starts with / and has only the letters a to z, digits and hyphens between its slashes: /gift-cards.'

const checkTitle = (answer) =>
  answer.trim() !== '' || 'A title is needed: it stands in the tab and above the page.'

/** @param {import('plop').NodePlopAPI} plop */
export default function generators(plop) {
  plop.setHelper('concat', (...words) => words.slice(0, -1).join(''))
  plop.setHelper('quoted', (text) => `'${text.replace(/['\\]/g, '\\$&')}'`)
  plop.setHelper('key', (name) => (name.includes('-') ? `'${name}'` : name))

  plop.setGenerator('component', {
    description: 'A component of packages/ui: code, styles and stories',
    prompts: [
      { type: 'input', name: 'name', message: 'Name, like QuantityPicker:', validate: checkName },
      {
        type: 'input',
        name: 'words',
        message: 'What others call it, like "stepper, number input":',
        default: 'component',
      },
    ],
    actions: [
      ...['tsx', 'module.css', 'stories.tsx'].map((ending) => ({
        type: 'add',
        path: `../../packages/ui/src/components/{{pascalCase name}}/{{pascalCase name}}.${ending}`,
        templateFile: `${templates}/component.${ending}.hbs`,
      })),
      {
        type: 'append',
        path: '../../packages/ui/src/index.ts',
        unique: false,
        separator: '',
        template:
          '/** @public No page uses it yet: remove this line when one does. */\n' +
          "export { {{pascalCase name}} } from './components/{{pascalCase name}}/{{pascalCase name}}.tsx'\n",
      },
      ({ name }) =>
        format(
          `packages/ui/src/components/${plop.getHelper('pascalCase')(name)}`,
          'packages/ui/src/index.ts',
        ),
    ],
  })

  plop.setGenerator('feature', {
    description: 'A feature of apps/web with its first page and its stories, in both languages',
    prompts: [
      { type: 'list', name: 'wing', message: 'Wing:', choices: ['brand', 'shop', 'account'] },
      { type: 'input', name: 'name', message: 'Feature, like gift-cards:', validate: checkName },
      { type: 'input', name: 'page', message: 'First page, like GiftCards:', validate: checkName },
      { type: 'input', name: 'path', message: 'Its path, like /gift-cards:', validate: checkPath },
      {
        type: 'input',
        name: 'spanishTitle',
        message: 'Its Spanish title, like Tarjetas de regalo:',
        validate: checkTitle,
      },
      {
        type: 'input',
        name: 'englishTitle',
        message: 'Its English title, like Gift cards:',
        validate: checkTitle,
      },
    ],
    actions: [
      ...['tsx', 'stories.tsx'].map((ending) => ({
        type: 'add',
        path: `../../apps/web/src/features/{{wing}}/{{kebabCase name}}/{{pascalCase page}}Page.${ending}`,
        templateFile: `${templates}/page.${ending}.hbs`,
      })),
      ...['es', 'en'].map((language) => ({
        type: 'add',
        path: `../../apps/web/src/features/{{wing}}/{{kebabCase name}}/messages/${language}.ts`,
        templateFile: `${templates}/messages.${language}.ts.hbs`,
      })),
      {
        type: 'modify',
        path: '../../apps/web/src/app/pages.ts',
        pattern: /(export const pages = \{\n)/,
        template:
          "$1  {{camelCase page}}: {\n    path: '{{path}}',\n    module: '{{wing}}/{{kebabCase name}}/{{pascalCase page}}Page',\n    access: 'public',\n    noindex: true,\n  },\n",
      },
      {
        type: 'modify',
        path: '../../apps/web/src/app/i18next.d.ts',
        pattern: /(import 'i18next'\n\n)/,
        template:
          "$1import type { es as {{camelCase name}} } from '../features/{{wing}}/{{kebabCase name}}/messages/es.ts'\n",
      },
      {
        type: 'modify',
        path: '../../apps/web/src/app/i18next.d.ts',
        pattern: /(resources: .*\{\n)/,
        template: '$1      {{{key (kebabCase name)}}}: typeof {{camelCase name}}\n',
      },
      ({ wing, name }) =>
        format(
          `apps/web/src/features/${wing}/${plop.getHelper('kebabCase')(name)}`,
          'apps/web/src/app/pages.ts',
          'apps/web/src/app/i18next.d.ts',
        ),
    ],
  })
}
