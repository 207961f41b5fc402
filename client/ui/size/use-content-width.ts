import { useSyncExternalStore } from 'react'
import type { CONTENT } from '#client/theme/breakpoints.ts'
import { remInPixels, watchSize } from './use-size.ts'

type Query = (typeof CONTENT)[keyof typeof CONTENT]

/**
 * True if the content area matches this width, like `@container`. For what renders differently, not for what only looks
 * different.
 */
export function useContentWidth(query: Query): boolean {
  return useSyncExternalStore(watchContent, () => fits(query))
}

const contentArea = () => document.getElementById('content')
const watchContent = (listener: () => void) => watchSize(contentArea(), listener)

function fits(query: Query): boolean {
  const content = contentArea()
  const [, bound, rem] = /\((max|min)-width: ([\d.]+)rem\)/.exec(query) ?? []
  if (!content || !rem) return false
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(content)
  const width = content.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  const edge = Number(rem) * remInPixels()
  return bound === 'max' ? width <= edge : width >= edge
}
