import { useLayoutEffect, useRef } from 'react'

import type { RenderedLetter } from '../renderLetter.ts'

interface LetterPreviewProps {
  readonly letter: RenderedLetter
  readonly isText?: boolean
}

/** A letter as a mail program shows it: out of reach of the page's styles. */
export function LetterPreview({ letter, isText = false }: LetterPreviewProps) {
  return isText ? <pre style={textStyle}>{letter.text}</pre> : <Sheet html={letter.html} />
}

const textStyle = {
  margin: 0,
  padding: 24,
  whiteSpace: 'pre-wrap',
  font: '14px/1.5 monospace',
} as const

function Sheet({ html }: { readonly html: string }) {
  const ref = useRef<HTMLDivElement>(null)
  // Before the page is painted, and before a story reads the letter.
  useLayoutEffect(() => {
    const sheet = ref.current
    if (sheet === null) return
    const { documentElement, body } = new DOMParser().parseFromString(html, 'text/html')
    sheet.lang = documentElement.lang
    const root = sheet.shadowRoot ?? sheet.attachShadow({ mode: 'open' })
    // A body of a document cannot stand in a page; its styles and children can.
    const stand = document.createElement('div')
    stand.style.cssText = `all: initial; display: block; ${body.style.cssText}`
    stand.append(...body.childNodes)
    root.replaceChildren(stand)
  }, [html])
  return <div ref={ref} data-testid="letter" />
}
