// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { streamVans } from '#resources/tracks/contract.ts'
import { connect } from './connect.ts'

test('a stream is read to its end, even if its reader begins late and memory is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as () => void
  let answer = () => {}
  const server = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.flushHeaders()
    answer = () => reply.end('id: 1\ndata: {"second":1}\n\n')
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = connect((url, init) => fetch(`${host}${url}`, init), {})
  const stream = await client.call(streamVans, {})
  for (let n = 0; n < 5; n++) {
    // What is collected is finalized in a later turn of the event loop.
    await new Promise(resolve => setImmediate(resolve))
    gc()
  }
  answer()
  const heard: unknown[] = []
  for await (const event of stream) heard.push(event)
  expect(heard).toHaveLength(1)
  server.close()
})
