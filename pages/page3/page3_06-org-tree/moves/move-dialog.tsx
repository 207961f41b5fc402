import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { FindBox } from '#pages/page3/page3_06-org-tree/find/find-box.tsx'
import { messages } from '#pages/page3/page3_06-org-tree/messages.ts'
import type { TreeNode } from '#pages/page3/page3_06-org-tree/node.ts'
import type { FoundInTree } from '#resources/teams/contract.ts'
import type { Target } from './use-moves.ts'

type Props = { node: TreeNode; onMove: (to: Target) => void; onClose: () => void }

/** Asks for the target of a move, for teams that are far away or inside a closed branch. */
export function MoveDialog({ node, onMove, onClose }: Props) {
  const { t, language } = useLocale(messages)
  const refusalOf = ({ id, path }: FoundInTree) => {
    if (id === node.parentId) return t('hereAlready')
    const isOwnPart = node.kind === 'team' && (id === node.id || path.some(above => above.id === node.id))
    return isOwnPart ? t('ownPart') : null
  }
  return (
    <Dialog
      title={t('moveTitle', { name: node.name[language] })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      {/* The dialog clips its overflow, so the list needs room inside. */}
      <div style={{ minHeight: 'min(400px, 50dvh)' }}>
        <FindBox
          label={t('moveTarget')}
          isOffered={({ kind }) => kind === 'team'}
          refusalOf={refusalOf}
          onChoose={onMove}
          autoFocus
        />
      </div>
    </Dialog>
  )
}
