import { describe, expect, it } from 'vitest'

import { err, ok } from '../shared/result.ts'
import { checkTracking, knownCarriers, trackingLink } from './tracking.ts'

describe('trackingLink', () => {
  it('leads to the parcel at the carriers that have a page for it', () => {
    expect(knownCarriers).toEqual(['Servientrega', 'Laarcourier', 'Tramaco'])
    expect(trackingLink({ carrier: ' servientrega', number: '0093 4471 2208' })).toBe(
      'https://www.servientrega.com.ec/Tracking/?guia=009344712208&tipo=GUIA',
    )
    expect(trackingLink({ carrier: 'Laarcourier', number: 'LC1&x=2' })).toBe(
      'https://fenixoper.laarcourier.com/Tracking/Guiacompleta.aspx?guia=LC1%26x%3D2',
    )
  })

  it('leads to the page of a carrier where the number has to be typed', () => {
    expect(trackingLink({ carrier: 'Tramaco', number: '1' })).toBe('https://www.tramaco.com.ec/')
  })

  it('is null without a number, and for other carriers', () => {
    expect(trackingLink({ carrier: 'Servientrega', number: ' ' })).toBeNull()
    expect(trackingLink({ carrier: 'Own delivery', number: '1' })).toBeNull()
    expect(trackingLink({ carrier: 'toString', number: '1' })).toBeNull()
  })
})

describe('checkTracking', () => {
  it('needs a carrier, and trims both', () => {
    expect(checkTracking({ carrier: ' Tramaco ', number: ' 1 ' })).toEqual(
      ok({ carrier: 'Tramaco', number: '1' }),
    )
    expect(checkTracking({ carrier: ' ', number: 'n'.repeat(61) })).toEqual(
      err({ carrier: 'required', number: 'too-long' }),
    )
  })
})
