import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useId, useState } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useKeyText } from '#client/shortcuts/shortcuts.ts'
import { useGlobal } from '#client/state/state.ts'
import look from '#client/ui/look.module.css'
import { Help } from '#client/ui/popover/help.tsx'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { listMembers } from '#resources/members/contract.ts'
import { listBranches } from '#resources/teams/contract.ts'
import { FindBox } from './find/find-box.tsx'
import { messages } from './messages.ts'
import { useMoves } from './moves/use-moves.ts'
import { EditsContext, useTeamEdits } from './moves/use-team-edits.ts'
import { useUndo } from './moves/use-undo.ts'
import { keyOf } from './node.ts'
import { TreeUrl } from './search-params.ts'
import { Selected } from './selected.tsx'
import { createTree, TreeContext, urlOf } from './tree/tree-state.ts'
import { TreeView } from './tree/tree-view.tsx'
import { PAGE_SIZE } from './tree/use-rows-of.ts'

/** Browsers limit how often the URL may change. */
const URL_REST_MS = 300

export default function OrgTreePage() {
  const t = useMessages(messages)
  const hintId = useId()
  const [url, changeUrl] = useUrlState(TreeUrl)
  const [tree] = useState(() => createTree(url))
  const writeUrl = useDebouncedCallback(() => changeUrl(urlOf(tree.getState()), { replace: true }), URL_REST_MS)
  useEffect(
    () => tree.subscribe((now, before) => (now.open !== before.open || now.current !== before.current) && writeUrl()),
    [tree, writeUrl],
  )
  useLiveRows('teams', listBranches.path)
  useLiveRows('members', listBranches.path, listMembers.path)
  const undo = useUndo(tree)
  const moves = useMoves(tree, undo)
  const edits = useTeamEdits(tree, undo)
  const canSeeMembers = useGlobal(global => global.permissions.includes('members:read'))
  const company = useRead(listBranches, { query: { parentId: undefined, limit: PAGE_SIZE, cursor: undefined } })
  const notes = [...(moves.canMoveSome ? [] : [t('readOnly')]), ...(canSeeMembers ? [] : [t('noMembers')])]

  return (
    <TreeContext value={tree}>
      <div className={look.row} data-below="12">
        {canSeeMembers && (
          <FindBox
            label={t('find')}
            isLabelHidden
            onSearch={search => tree.setState({ search })}
            onChoose={found => {
              const path = found.path.map(({ id }) => id)
              tree.goTo(keyOf(found), path)
            }}
          />
        )}
        <TreeHelp id={hintId} canMove={moves.canMoveSome} canEdit={edits.canEdit} />
        {notes.length > 0 && <p className={`${look.note} ${look.ownLine}`}>{notes.join(' ')}</p>}
      </div>
      <Loaded query={company} height={420}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <EditsContext value={edits}>
              <div
                className={`${look.tracks} ${look.oneColumnMedium} ${look.top}`}
                style={{ '--columns': 'minmax(0, 1fr) 300px' }}
                data-gap="16"
              >
                <TreeView moves={moves} edits={edits} hintId={hintId} />
                <Selected moves={moves} />
              </div>
            </EditsContext>
          )
        }
      </Loaded>
    </TreeContext>
  )
}

/** The shortcuts that the help names. */
const NAMED_KEYS = ['cut', 'paste', 'undo', 'rename', 'create', 'remove'] as const

type Props = { id: string; canMove: boolean; canEdit: boolean }

/** What keys, mouse and touch do in the tree. */
function TreeHelp({ id, canMove, canEdit }: Props) {
  const t = useMessages(messages)
  const keys = useKeyText()
  const keyTexts = Object.fromEntries(NAMED_KEYS.map(name => [name, keys(name)]))
  const hints = [
    t('keysRead'),
    ...(canMove ? [t('keysMove', keyTexts), t('drag')] : []),
    ...(canEdit ? [t('keysEdit', keyTexts)] : []),
  ]
  return <Help id={id} label={t('help')} hints={hints} />
}
