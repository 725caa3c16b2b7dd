import { describe, expect, it } from 'vitest'

import { nodesOf, type Source, sources, type SyntaxNode } from '../../testing/sources.ts'

// The casts below say what the syntax tree of swc holds in the fields that they read.

/** Attributes whose value somebody reads or hears. */
const readAttributes =
  /^(alt|title|placeholder|label|lead|description|aria-(label|description|roledescription|valuetext)|\w+Label)$/

const hasWords = (text: unknown): text is string =>
  typeof text === 'string' && /\p{L}{2}/u.test(text)

/** The words that a value puts before the reader, in whichever case. */
function wordsIn(value: SyntaxNode | null): readonly string[] {
  if (value === null) return []
  switch (value.type) {
    case 'JSXText':
    case 'StringLiteral':
      return [value['value']].filter(hasWords)
    case 'TemplateElement':
      return [value['raw']].filter(hasWords)
    case 'TemplateLiteral':
      return (value['quasis'] as SyntaxNode[]).flatMap(wordsIn)
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return wordsIn(value['expression'] as SyntaxNode)
    case 'ConditionalExpression':
      return [value['consequent'], value['alternate']].flatMap((node) =>
        wordsIn(node as SyntaxNode),
      )
    case 'BinaryExpression':
      return wordsIn(value['right'] as SyntaxNode)
    default:
      return []
  }
}

function nameOf(attribute: SyntaxNode): string {
  const name = attribute['name'] as SyntaxNode
  return name.type === 'Identifier' ? String(name['value']) : ''
}

/** What stands between tags or in attributes for readers, instead of in messages or content. */
function visibleText(source: Source): readonly string[] {
  return nodesOf(source).flatMap((node) => {
    if (node.type === 'JSXAttribute' && readAttributes.test(nameOf(node))) {
      return wordsIn(node['value'] as SyntaxNode | null)
    }
    // Elements among the children are nodes of their own.
    return node.type === 'JSXElement' || node.type === 'JSXFragment'
      ? (node['children'] as SyntaxNode[]).flatMap(wordsIn)
      : []
  })
}

const textIn = (text: string) => visibleText({ path: 'Probe.tsx', text })

describe('the check for words in components', () => {
  it.each([
    ['const a = <p>Hola</p>', ['Hola']],
    ["const a = <p>{'Hola'}</p>", ['Hola']],
    ['const a = <p>{`Hola ${name}`}</p>', ['Hola ']],
    ['const a = <img alt="Una botella" />', ['Una botella']],
    ['const a = <Field showLabel="Mostrar" hint={t("x")} />', ['Mostrar']],
    ['const a = <button aria-label={`Cerrar ${name}`} />', ['Cerrar ']],
    ["const a = <>{open ? 'Ocultar' : (x && 'Mostrar')}</>", ['Ocultar', 'Mostrar']],
  ])('finds them in %s', (text, words) => {
    expect(textIn(text)).toEqual(words)
  })

  it.each([
    "const a = <p className={styles.lead}>{t('lead')}: 32 %{' '}</p>",
    'const a = <a href="/home" hrefLang="es" target="_blank">{name}</a>',
    'const a = <img alt="" />',
  ])('finds none in %s', (text) => {
    expect(textIn(text)).toEqual([])
  })
})

it('components leave their words to messages and content', () => {
  const found = sources('.tsx').flatMap((source) =>
    visibleText(source).map((text) => `${source.path}: ${text}`),
  )
  expect(found).toEqual([])
})
