// @vitest-environment node
import { expect, test } from 'vitest'
import { readEventSource } from './event-source.ts'

async function read(...pieces: string[]) {
  const body = new Blob(pieces).stream()
  return Array.fromAsync(readEventSource(body))
}

test('reads id, kind and data; comments and what is incomplete are left out', async () => {
  const text = ':\n\nid: 7\nevent: login\ndata: {"a":1}\n\n: still here\n\ndata: x\n\ndata: cut off'
  expect(await read(text)).toEqual([{ id: '7', event: 'login', data: '{"a":1}' }, { data: 'x' }])
})

test('takes any end of line, lines of data together, and a value without a space', async () => {
  expect(await read('data:one\r\ndata: two\r\n\r\n', 'id\ndata\n\n')).toEqual([
    { data: 'one\ntwo' },
    { id: '', data: '' },
  ])
})
