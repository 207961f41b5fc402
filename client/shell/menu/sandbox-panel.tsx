import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { adoptSession } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import look from '#client/ui/look.module.css'
import { forkSandbox, listSandboxes } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { sandboxMessages } from './sandbox-messages.ts'

const sandboxesQuery = api.query(listSandboxes)
/** Leaves room for the affixes: a name may have 60 characters. */
const MAX_SOURCE_LENGTH = 50

type Props = { current: { id: string; name: string }; onDone: () => void }

/** The operator's sandboxes. One click switches to another, or to a new copy of this one. */
export default function SandboxPanel({ current, onDone }: Props) {
  const t = useMessages(sandboxMessages)
  const describe = useProblemText()
  const permissions = useGlobal(global => global.permissions)
  const list = useQuery({ ...sandboxesQuery, enabled: permissions.includes('sandboxes:read') })
  const switching = useAction(switchSandbox, { onDone: adoptSession })
  const forking = useAction(forkSandbox)
  const isBusy = switching.isBusy || forking.isBusy
  const sandboxes = list.data?.rows.filter(({ snapshotOf }) => snapshotOf === null) ?? [current]

  async function workIn({ id, name }: { id: string; name: string }) {
    const said = { done: () => t('switched', { name }), failed: (reason: string) => t('notSwitched', { name, reason }) }
    if (await switching.run({ body: { sandboxId: id } }, { ...said, cause: 'work' })) onDone()
  }

  async function fork() {
    const name = copyName(source => t('copyName', { name: source }), current.name, sandboxes)
    const failed = (reason: string) => t('notForked', { reason })
    const forked = await forking.run({ body: { name, from: current.id } }, { failed, cause: 'work' })
    if (forked) await workIn(forked.reply)
  }

  return (
    <div className={look.grid} data-pad="8" aria-busy={list.isLoading || isBusy}>
      <h2 data-pad="8">{t('title')}</h2>
      {list.error && (
        <p className={`${look.dim} ${look.breaking}`} data-pad="8">
          {t('unread', { reason: describe(list.error) })}
        </p>
      )}
      {sandboxes.map(sandbox => (
        <button
          key={sandbox.id}
          type="button"
          className={look.entry}
          aria-current={sandbox.id === current.id || undefined}
          disabled={isBusy}
          onClick={() => (sandbox.id === current.id ? onDone() : void workIn(sandbox))}
        >
          {sandbox.name}
        </button>
      ))}
      <div className={look.ruled} data-above="8" data-pad="12 0 0">
        {permissions.includes('sandboxes:write') && (
          <button type="button" className={look.entry} disabled={isBusy || !list.data} onClick={() => void fork()}>
            {t('fork', { name: current.name })}
          </button>
        )}
        <LinkIfHere className={look.entry} to={linkIfHere('page8_08')} onClick={onDone}>
          {t('manage')}
        </LinkIfHere>
      </div>
    </div>
  )
}

/** The first name for a copy that is not taken yet. */
function copyName(nameOf: (source: string) => string, source: string, taken: { name: string }[]): string {
  // A long name is cut, to leave room for a number.
  const base = nameOf(source.slice(0, MAX_SOURCE_LENGTH))
  for (let n = 1; ; n++) {
    const name = n === 1 ? base : `${base} ${n}`
    if (!taken.some(one => one.name === name)) return name
  }
}
