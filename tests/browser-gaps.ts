// What our parts ask of a browser and happy-dom lacks goes here.
import { BroadcastChannel } from 'node:worker_threads'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
// A busy machine is waited for.
configure({ asyncUtilTimeout: 25_000 })

// A test's own context lacks this one of Node's.
globalThis.BroadcastChannel ??= BroadcastChannel as unknown as typeof globalThis.BroadcastChannel

// A button that names a popover opens it. Some tests of pages run without a document.
globalThis.document?.addEventListener('click', event => {
  const opener = (event.target as Element).closest('[popovertarget]')
  const panel = document.getElementById(opener?.getAttribute('popovertarget') ?? '')
  panel?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }))
})
