import { crc32 } from 'node:zlib'

/** 1 January 1980, the first day a zip archive can name. */
const epochDate = 0x0021

/** A zip archive (a jar is one) that holds one small file, stored as it is. */
export function zipOf(fileName: string, content: string): Buffer {
  const name = Buffer.from(fileName)
  const data = Buffer.from(content)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(10, 0) // version needed: 1.0
  common.writeUInt16LE(epochDate, 8)
  common.writeUInt32LE(crc32(data), 10)
  common.writeUInt32LE(data.length, 14) // compressed
  common.writeUInt32LE(data.length, 18) // uncompressed
  common.writeUInt16LE(name.length, 22)

  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, data])
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x0a\x00', 'latin1'), // made by version 1.0
    common,
    Buffer.alloc(14), // no comment, first disk, no attributes, at offset 0
    name,
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8) // entries on this disk
  end.writeUInt16LE(1, 10) // entries in all
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
