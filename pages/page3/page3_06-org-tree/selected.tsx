import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { linkIfHere } from '#client/router/links.ts'
import { CONTENT } from '#client/theme/breakpoints.ts'
import type { Icon } from '#client/theme/icon.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import look from '#client/ui/look.module.css'
import { useContentWidth } from '#client/ui/size/use-content-width.ts'
import { JOB_NAMES } from '#resources/members/rules.ts'
import type { FoundInTree } from '#resources/teams/contract.ts'
import { FindBox } from './find/find-box.tsx'
import { messages } from './messages.ts'
import type { Moves, Target } from './moves/use-moves.ts'
import { useEdits } from './moves/use-team-edits.ts'
import { keyOf, type TreeNode, teamKey } from './node.ts'
import { useTree, useTreeState } from './tree/tree-state.ts'
import { useCounts } from './use-counts.ts'

/** The selected node and its actions: beside the tree, or in a dialog if there is no room. */
export function Selected({ moves }: { moves: Moves }) {
  const { t, language } = useLocale(messages)
  const tree = useTree()
  const isNarrow = useContentWidth(CONTENT.medium)
  const key = useTreeState(({ current, isCurrentShown }) => (isCurrentShown ? current : null))
  const isActing = useTreeState(state => state.isActing)
  const [asked, setAsked] = useState<TreeNode | null>(null)
  const node = key ? tree.nodes.get(key) : undefined
  const close = () => tree.setState({ isActing: false })
  const about = node && (
    <About
      node={node}
      moves={moves}
      onAct={act => {
        close()
        // The dialog has given the focus back by then, so the action can take it.
        queueMicrotask(act)
      }}
      onAskWhere={() => setAsked(node)}
    />
  )
  return (
    <>
      {!isNarrow && (
        <section
          className={`${look.frame} ${look.screen} ${look.stays}`}
          style={{ minHeight: 204 }}
          data-pad="16"
          aria-label={t('selected')}
        >
          {node && <h2 className={`${look.heading} ${look.breaking}`}>{node.name[language]}</h2>}
          {about ?? <p className={look.dim}>{t('selectNone')}</p>}
        </section>
      )}
      {isNarrow && isActing && node && (
        <Dialog title={node.name[language]} onClose={close}>
          {about}
        </Dialog>
      )}
      {asked && (
        <MoveDialog
          key={keyOf(asked)}
          node={asked}
          onClose={() => setAsked(null)}
          onMove={to => {
            setAsked(null)
            void moves.move(asked, to)
          }}
        />
      )}
    </>
  )
}

type AboutProps = { node: TreeNode; moves: Moves; onAct: (act: () => void) => void; onAskWhere: () => void }

function About({ node, moves, onAct, onAskWhere }: AboutProps) {
  const { t, language } = useLocale(messages)
  const tree = useTree()
  const countsOf = useCounts()
  const edits = useEdits()
  const isTeam = node.kind === 'team'
  const members = linkIfHere('page3_01', isTeam ? { teamId: node.id } : { member: node.id })
  const above = node.parentId === null ? undefined : tree.nodes.get(teamKey(node.parentId))
  return (
    <>
      <p className={look.dim}>{isTeam ? countsOf(node) : JOB_NAMES[node.job][language]}</p>
      {above && <p className={look.dim}>{t('inTeam', { team: above.name[language] })}</p>}
      <div className={`${look.flex} ${look.wrapping}`} data-above="16" data-gap="8">
        {moves.canMove(node) && <Button kind="main" label={t('moveTo')} onClick={() => onAct(onAskWhere)} />}
        {members && <ButtonLink label={t(isTeam ? 'openTeam' : 'openMember')} to={members} />}
        {edits.isEditable(node) && (
          <div className={look.flex} data-gap="8">
            <Act label={t('newTeam')} icon={IconPlus} onAct={() => onAct(() => edits.startCreate(node))} />
            <Act label={t('rename')} icon={IconPencil} onAct={() => onAct(() => edits.startRename(node))} />
            {node.parentId !== null && (
              <Act label={t('remove')} icon={IconTrash} onAct={() => onAct(() => void edits.remove(node))} />
            )}
          </div>
        )}
      </div>
    </>
  )
}

type ActProps = { label: string; icon: Icon; onAct: () => void }

const Act = ({ label, icon: Sign, onAct }: ActProps) => (
  <Button label={<Sign size={16} aria-hidden />} title={label} aria-label={label} onClick={onAct} />
)

type Props = { node: TreeNode; onMove: (to: Target) => void; onClose: () => void }

/** Asks for the target of a move, for teams that are far away or inside a closed branch. */
function MoveDialog({ node, onMove, onClose }: Props) {
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
      actions={<Button label={t('cancel')} onClick={onClose} />}
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
