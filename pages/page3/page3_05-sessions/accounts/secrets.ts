import { create } from 'zustand'
import { onSessionEnd } from '#client/session/session.ts'

/** A password or a link that the server returned once. */
export type Secret = { title: string; text: string; label: string; value: string }

/**
 * What is yet to be shown, one after the other. Nobody can read it again, so it stays until it is dismissed, whatever the
 * operator has opened meanwhile.
 */
export const useSecrets = create<{ secrets: readonly Secret[] }>(() => ({ secrets: [] }))

export const showSecret = (next: Secret): void =>
  useSecrets.setState(({ secrets }) => ({ secrets: [...secrets, next] }))

onSessionEnd(() => useSecrets.setState({ secrets: [] }))
