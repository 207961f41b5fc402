// Browser features that our code needs and happy-dom lacks.
import { BroadcastChannel } from 'node:worker_threads'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
// Long enough for a busy machine.
configure({ asyncUtilTimeout: 25_000 })

/**
 * Node's BroadcastChannel is missing in the context of a test. Files run in threads of one process, whose channels would
 * reach each other, unlike those of two browsers.
 */
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${process.env.VITEST_WORKER_ID}`)
  }
}
globalThis.BroadcastChannel = OwnChannel as unknown as typeof globalThis.BroadcastChannel

// Opens the popover of a button with `popovertarget`. Some tests of pages run without a document.
globalThis.document?.addEventListener('click', event => {
  const opener = (event.target as Element).closest('[popovertarget]')
  const panel = document.getElementById(opener?.getAttribute('popovertarget') ?? '')
  panel?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }))
})

// Popovers of happy-dom are always visible.
if (globalThis.HTMLElement) {
  HTMLElement.prototype.showPopover ??= () => {}
  HTMLElement.prototype.hidePopover ??= () => {}
}
