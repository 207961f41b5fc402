import { create } from 'zustand'
import { sessionStore } from '#client/state/session-store.ts'
import type { Text } from '#shared/messages.ts'

/** Languages to try layouts with: one that has been begun, and English made longer, with accents. */
export const TRIAL_LANGUAGES = ['ja', 'en-XA'] as const
export type TrialLanguage = (typeof TRIAL_LANGUAGES)[number]

type Trial = {
  language: TrialLanguage | null
  /** Shows the operator's own drafts in the console. */
  hasDrafts: boolean
  /** The text that is being typed; a reload forgets it. */
  typed: { language: string; name: string; text: Text } | null
}
const NONE: Trial = { language: null, hasDrafts: false, typed: null }
const KEY = 'text-trial'

function stored(): Trial {
  // Only this file writes it, and a trial that can't be read is none.
  try {
    return { ...NONE, ...JSON.parse(sessionStore.read(KEY) ?? '{}') }
  } catch {
    return NONE
  }
}

/** What the operator tries on page6_03, in this tab. It outlives a reload, so that other pages can be looked at. */
export const useTrial = create<Trial>(stored)

export function changeTrial(patch: Partial<Trial>): void {
  useTrial.setState(patch)
  const { typed: _, ...kept } = useTrial.getState()
  sessionStore.write(KEY, JSON.stringify(kept))
}
export const endTrial = (): void => changeTrial(NONE)
