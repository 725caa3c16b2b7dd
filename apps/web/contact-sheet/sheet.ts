import { pigments } from '@storefront/brand/pigments'
import type { Language } from '@storefront/domain'

import type { Picture } from './takePicture.ts'

/** A language and a window's width in px. */
export interface Column {
  readonly language: Language
  readonly width: number
}

export interface Row {
  readonly name: string
  /** A picture for each column, or the reason why there is none. */
  readonly cells: readonly (Picture | string)[]
}

/** The scale of the pictures on the sheet. */
const scale = 0.2

const style = `
  :root { color-scheme: light; font: 14px/1.5 system-ui, sans-serif; }
  body { margin: 0; background: #fff; color: ${pigments.ink}; }
  table { border-collapse: collapse; }
  th, td { padding: 12px; text-align: start; vertical-align: top; font-weight: 400; }
  thead th { position: sticky; top: 0; z-index: 1; background: #fff; border-bottom: 1px solid #767676; }
  tbody tr { border-bottom: 1px solid #ddd; }
  tbody th { position: sticky; left: 0; background: #fff; font-weight: 600; }
  tbody th span { position: sticky; top: 60px; }
  a { display: block; outline-offset: 3px; }
  img { display: block; height: auto; box-shadow: 0 0 0 1px #ddd; }
`

/** The sheet as HTML: a row for each shot, a column for each language and width. */
export function sheetOf(columns: readonly Column[], rows: readonly Row[]): string {
  const heads = columns.map(({ language, width }) => `<th scope="col">${language} ${width}</th>`)
  const body = rows.map(
    ({ name, cells }) =>
      `<tr><th scope="row"><span>${name}</span></th>${cells.map(cellOf).join('')}</tr>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contact sheet</title>
<style>${style}</style>
<table>
<thead><tr><th scope="col">Page</th>${heads.join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>
</html>
`
}

function cellOf(cell: Picture | string): string {
  if (typeof cell === 'string') return `<td>${cell}</td>`
  const { file } = cell
  const width = Math.round(cell.width * scale)
  const height = Math.round(cell.height * scale)
  const image = `<img src="${file}" alt="${file}" width="${width}" height="${height}" loading="lazy">`
  return `<td><a href="${file}">${image}</a></td>`
}
