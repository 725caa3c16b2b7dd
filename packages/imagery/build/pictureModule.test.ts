import { describe, expect, it } from 'vitest'

import { exportName, pictureModule, type PlannedPicture } from './pictureModule.ts'

const picture: PlannedPicture = {
  name: 'bottle-triple-1',
  renditions: [
    { encoding: { format: 'avif', options: {} }, width: 320, file: 'a-320.avif' },
    { encoding: { format: 'avif', options: {} }, width: 640, file: 'a-640.avif' },
    { encoding: { format: 'webp', options: {} }, width: 320, file: 'a-320.webp' },
    { encoding: { format: 'webp', options: {} }, width: 640, file: 'a-640.webp' },
  ],
  fallbackWidth: 320,
  width: 640,
  height: 896,
  placeholder: '#16180f',
}

describe('exportName', () => {
  it('converts a file name to a camel-case identifier', () => {
    expect(exportName('bottle-triple-1')).toBe('bottleTriple1')
    expect(exportName('process-1-selection')).toBe('process1Selection')
    expect(exportName('medal-01')).toBe('medal01')
  })
})

describe('pictureModule', () => {
  it('imports every file and lists the widths of each format', () => {
    expect(pictureModule(picture)).toBe(
      `import type { PictureSource } from '../src/PictureSource.ts'
import avif320 from './files/a-320.avif?url&no-inline'
import avif640 from './files/a-640.avif?url&no-inline'
import webp320 from './files/a-320.webp?url&no-inline'
import webp640 from './files/a-640.webp?url&no-inline'

export const bottleTriple1: PictureSource = {
  sources: [
    { type: 'image/avif', srcSet: \`\${avif320} 320w, \${avif640} 640w\` },
    { type: 'image/webp', srcSet: \`\${webp320} 320w, \${webp640} 640w\` },
  ],
  src: webp320,
  width: 640,
  height: 896,
  placeholder: '#16180f',
}
`,
    )
  })

  it('throws when no file has the fallback width', () => {
    expect(() => pictureModule({ ...picture, fallbackWidth: 500 })).toThrow('bottle-triple-1')
  })
})
