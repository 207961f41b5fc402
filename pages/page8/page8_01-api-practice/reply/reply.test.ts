// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { endsOwnSession } from '#pages/page8/page8_01-api-practice/request/request.ts'
import { judge, type Reply, readBody } from './reply.ts'

const operation: Operation = {
  id: 'readThing',
  resource: 'things',
  method: 'GET',
  path: '/api/things/{id}',
  summary: { en: '', zh: '' },
  resourceTitle: { en: '', zh: '' },
  needs: 'public',
  isPublic: true,
  params: null,
  query: null,
  headers: null,
  body: null,
  live: null,
  replies: {
    200: {
      mediaType: 'application/json',
      schema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
      description: '',
    },
    202: { mediaType: 'text/csv; charset=utf-8', schema: null, description: '' },
    204: { mediaType: null, schema: null, description: '' },
  },
}
const replyOf = (status: number, mediaType: string, text: string | null): Reply => ({
  at: '',
  status,
  headers: [],
  mediaType,
  text,
  bytes: null,
  size: text?.length ?? 0,
  isCut: false,
  timing: { totalMs: 1, waitMs: null, downloadMs: null, wireBytes: null },
})

describe('a response and its contract', () => {
  test.each([
    ['fits', replyOf(200, 'application/json', '{"id":1}'), { kind: 'fits' }],
    [
      'differs at a place',
      replyOf(200, 'application/json', '{"id":"1"}'),
      { kind: 'differs', issues: [{ pointer: '/id', code: 'type', asked: 'integer' }] },
    ],
    [
      'is of a status that is not declared',
      replyOf(500, 'application/json', '{}'),
      { kind: 'status', declared: '200, 202, 204' },
    ],
    ['is of another type', replyOf(200, 'text/html', '<p>'), { kind: 'media-type', declared: 'application/json' }],
    ['is no JSON', replyOf(200, 'application/json', '{"id":'), { kind: 'no-json', declared: 'application/json' }],
    ['has a body where none is declared', replyOf(204, 'text/plain', 'x'), { kind: 'not-empty', declared: '' }],
    ['has none, as declared', replyOf(204, '', ''), { kind: 'fits' }],
    ['is a file of the declared type, whatever its charset', replyOf(202, 'text/csv', 'a,b'), { kind: 'fits' }],
    ['is not all here', { ...replyOf(200, 'application/json', '{"id"'), isCut: true }, { kind: 'unchecked' }],
  ])('%s', (_, reply, verdict) => {
    expect(judge(operation, reply)).toEqual(verdict)
  })
})

describe('reading a body', () => {
  const read = (body: BodyInit | null, type: string) => {
    const sizes: number[] = []
    const reading = readBody(new Response(body, { headers: { 'content-type': type } }), size => sizes.push(size))
    return reading.then(result => ({ ...result, sizes }))
  }

  test('returns text as text, and bytes as bytes', async () => {
    expect(await read('臺灣', 'text/csv; charset=utf-8')).toMatchObject({ text: '臺灣', size: 6, isCut: false })
    expect(await read('{}', 'application/problem+json')).toMatchObject({ text: '{}' })
    expect(await read(new Uint8Array([0, 1, 255]), 'image/png')).toMatchObject({ text: null, size: 3 })
  })

  test('reports progress, and stops before the page is overwhelmed', async () => {
    const piece = new Uint8Array(1024 * 1024)
    let given = 0
    const endless = new ReadableStream({
      pull: controller => {
        given++
        controller.enqueue(piece)
      },
    })
    const { isCut, size, sizes } = await read(endless, 'application/octet-stream')
    expect(isCut).toBe(true)
    expect(sizes.at(-1)).toBe(size)
    expect(given).toBeLessThan(25)
  })

  test('keeps what has arrived before the connection was cut', async () => {
    let isFirst = true
    const torn = new ReadableStream({
      pull: controller => {
        if (isFirst) controller.enqueue(new TextEncoder().encode('half'))
        else controller.error(new Error('cut'))
        isFirst = false
      },
    })
    expect(await read(torn, 'text/plain')).toMatchObject({ text: 'half', isCut: true })
  })
})

test.each([
  ['DELETE', '/api/sessions/current', true],
  ['DELETE', '/api/sessions/7', true],
  ['DELETE', '/api/sessions/7?really=yes', true],
  ['DELETE', '/api/sessions/8', false],
  ['GET', '/api/sessions/current', false],
  ['PUT', '/api/sessions/current/level', false],
])('%s %s ends the session 7: %s', (method, url, ends) => {
  expect(endsOwnSession({ method, url, headers: {}, body: null }, 7)).toBe(ends)
})
