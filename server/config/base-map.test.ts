import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapOrigins, parseBaseMap, parseOrigins } from './base-map.ts'

test('a base map is a set of raster tiles or a style, from https or the own origin', () => {
  expect(parseBaseMap('https://tile.example.org/{z}/{x}/{y}.png')?.kind).toBe('raster')
  expect(parseBaseMap('/tiles/{z}/{x}/{y}.png')?.kind).toBe('raster')
  expect(parseBaseMap('https://maps.example.org/style.json')?.kind).toBe('style')
})

test.each([
  'http://tile.example.org/{z}/{x}/{y}.png',
  '//tile.example.org/{z}/{x}/{y}.png',
  '/\\tile.example.org/style.json',
  'https://user:secret@tile.example.org/style.json',
  'https://{s}.tile.example.org/{z}/{x}/{y}.png',
  'javascript:alert(1)',
  'style.json',
])('%s is refused', text => {
  expect(parseBaseMap(text)).toBeNull()
})

test('hosts are https origins without anything else', () => {
  expect(parseOrigins('https://a.example https://b.example:8443')).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ])
  for (const text of [
    'http://a.example',
    'https://a.example/path',
    'a.example',
    'https://a.example; script-src *',
    '*',
  ])
    expect(parseOrigins(text), text).toBeNull()
})

test('any accepted value adds only origins to the policy', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ validSchemes: ['http', 'https'] }), fc.string()), text => {
      const parsed = parseBaseMap(text)
      const origins = mapOrigins(parsed && { ...parsed, credit: '' }, parseOrigins(text) ?? [])
      for (const origin of origins) expect(origin).toMatch(/^https:\/\/[^\s;,'"/]+$/)
    }),
  )
})
