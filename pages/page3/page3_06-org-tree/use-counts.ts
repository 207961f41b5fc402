import { useCallback } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { messages } from './messages.ts'
import type { TreeNode } from './node.ts'

/** Describes the children of a node: `2 teams, 4 members`. */
export function useCounts(): (node: TreeNode) => string {
  const t = useMessages(messages)
  return useCallback(
    node => {
      if (node.kind === 'member') return ''
      const parts = [
        ...(node.teams > 0 ? [t('teams', { count: node.teams })] : []),
        ...(node.members > 0 ? [t('members', { count: node.members })] : []),
      ]
      return parts.join(' · ') || t('nobody')
    },
    [t],
  )
}
