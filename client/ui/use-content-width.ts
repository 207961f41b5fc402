import { useSyncExternalStore } from 'react'
import type { CONTENT } from '#client/theme/breakpoints.ts'

type Query = (typeof CONTENT)[keyof typeof CONTENT]

/**
 * True if the content area matches this width, like `@container`. For what renders differently, not for what only looks
 * different.
 */
export function useContentWidth(query: Query): boolean {
  return useSyncExternalStore(watchContent, () => fits(query))
}

function watchContent(listener: () => void) {
  const content = document.getElementById('content')
  if (!content) return () => {}
  const observer = new ResizeObserver(listener)
  observer.observe(content)
  return () => observer.disconnect()
}

function fits(query: Query): boolean {
  const content = document.getElementById('content')
  const [, bound, rem] = /\((max|min)-width: ([\d.]+)rem\)/.exec(query) ?? []
  if (!content || !rem) return false
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(content)
  const width = content.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  const edge = Number(rem) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return bound === 'max' ? width <= edge : width >= edge
}
