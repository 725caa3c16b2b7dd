import { crc32 } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { zipOf } from './zipOf.ts'

/** Reads an archive as its readers do: from the end, over the directory, to the file. */
function unzip(zip: Buffer) {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const central = zip.readUInt32LE(end + 16)
  const local = zip.readUInt32LE(central + 42)
  const nameLength = zip.readUInt16LE(local + 26)
  const size = zip.readUInt32LE(central + 24)
  const data = zip.subarray(local + 30 + nameLength, local + 30 + nameLength + size)
  return {
    signatures: [central, local].map((at) => zip.toString('latin1', at, at + 4)),
    entries: zip.readUInt16LE(end + 10),
    directorySize: zip.readUInt32LE(end + 12) === end - central,
    name: zip.toString('utf8', central + 46, central + 46 + zip.readUInt16LE(central + 28)),
    method: zip.readUInt16LE(central + 10),
    isIntact: zip.readUInt32LE(central + 16) === crc32(data),
    content: data.toString(),
  }
}

describe('a zip archive of one file', () => {
  it('gives the file back', () => {
    expect(unzip(zipOf('folder/name.txt', 'Señas: 1 – 2\r\n'))).toEqual({
      signatures: ['PK\x01\x02', 'PK\x03\x04'],
      entries: 1,
      directorySize: true,
      name: 'folder/name.txt',
      method: 0,
      isIntact: true,
      content: 'Señas: 1 – 2\r\n',
    })
  })
})
