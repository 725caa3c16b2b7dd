import { describe, expect, it } from 'vitest'

import { exportName, pictureModule, type PlannedPicture } from './pictureModule.ts'

const picture: PlannedPicture = {
  name: 'bottle-triple-1',
  renditions: [
    { encoding: { format: 'avif', options: {} }, width: 320, file: 'a-320.avif' },
    { encoding: { format: 'avif', options: {} }, width: 640, file: 'a-640.avif' },
    { encoding: { format: 'webp', options: {} }, width: 320, file: 'a-320.webp' },
  ],
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
  it('imports every file and lists the widths', () => {
    expect(pictureModule(picture)).toBe(
      `import avif320 from '../encoded/a-320.avif?url&no-inline'
import avif640 from '../encoded/a-640.avif?url&no-inline'
import webp320 from '../encoded/a-320.webp?url&no-inline'

export const bottleTriple1 = {
  sources: [{ type: 'image/avif', srcSet: \`\${avif320} 320w, \${avif640} 640w\` }],
  src: webp320,
  width: 640,
  height: 896,
  placeholder: '#16180f',
}
`,
    )
  })
})
