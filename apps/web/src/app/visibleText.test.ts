import { describe, expect, it } from 'vitest'

import { nodesOf, sources, type Source, type SyntaxNode } from '../../testing/sources.ts'

// The casts below name the types of fields in swc's syntax tree.

/** Attributes whose value is visible or read by screen readers. */
const readAttributes =
  /^(alt|title|placeholder|label|lead|description|aria-(label|description|roledescription|valuetext)|\w+Label)$/

const hasWords = (text: unknown): text is string =>
  typeof text === 'string' && /\p{L}{2}/u.test(text)

/** The literal texts in a value, from all branches of its conditions. */
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

/** The literal texts that a file renders, which should be in messages or content. */
function visibleText(source: Source): readonly string[] {
  return nodesOf(source).flatMap((node) => {
    if (node.type === 'JSXAttribute' && readAttributes.test(nameOf(node))) {
      return wordsIn(node['value'] as SyntaxNode | null)
    }
    // Child elements are separate nodes.
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
