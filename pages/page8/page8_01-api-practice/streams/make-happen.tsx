import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import type { Live, Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { usePaths } from '#pages/page8/page8_01-api-practice/use-route.ts'
import { useFaults } from '#practice/client/faults/faults.ts'
import { createFault, deleteFault } from '#resources/faults/contract.ts'
import { addLogin } from '#resources/login-log/contract.ts'
import { formatLoginTime } from '#resources/login-log/rules.ts'
import { isPermitted } from '#shared/permissions.ts'
import { type Fault, SOCKET_FAULTS } from '#shared/platform/faults.ts'
import { noteCall } from './feeds.ts'
import { messages } from './messages.ts'

type Props = { operation: Operation; operations: Operation[]; live: Live }
type Kind = (typeof SOCKET_FAULTS)[number]
const FAULTS: Record<Kind, Fault> = {
  drop: { socket: 'drop' },
  lag: { socket: 'lag', delay: 3_000 },
  duplicate: { socket: 'duplicate' },
  reorder: { socket: 'reorder' },
}
/** Endpoints in the document that write rows. */
const EXAMPLES = ['addToCounter', 'createSpread', 'updateProfile']

/** Triggers messages without another client, or a fault in them. */
export function MakeHappen({ operation, operations, live }: Props) {
  const t = useMessages(messages)
  const paths = usePaths()
  const problemText = useProblemText()
  const readsLogins = useGlobal(({ permissions }) => isPermitted(permissions, 'login-log:read'))
  const [isPosting, setIsPosting] = useState(false)
  // The request channel only carries log lines.
  const examples = live.isAnswered ? [] : operations.filter(({ id }) => EXAMPLES.includes(id))

  async function handlePost() {
    const { user, email, level } = useGlobal.getState()
    const begun = performance.now()
    setIsPosting(true)
    try {
      const body = { id: 0, user, email, level, LoginTime: formatLoginTime(new Date()) } as const
      // Not `useAction`: the view shows the exchange itself, with its status and request id. Without a key, a session
      // can add one record per second.
      const reply = await api.send(addLogin, { headers: { 'idempotency-key': crypto.randomUUID() }, body })
      const { status } = reply
      const requestId = reply.headers.get('x-request-id')
      noteCall(operation.id, { method: 'POST', url: addLogin.path, status, ms: performance.now() - begun, requestId })
    } catch (error) {
      toast.error(t('postFailed', { reason: problemText(error) }), { cause: 'stream' })
    } finally {
      setIsPosting(false)
    }
  }

  return (
    <div className={`${look.ruled} ${look.stack}`} data-gap="8" data-pad="12 0 0">
      <h3>{t('triggerTitle')}</h3>
      <p className={look.note}>
        {t(live.isAnswered ? 'triggerLogins' : 'triggerText')}{' '}
        {examples.map((one, index) => (
          <span key={one.id}>
            {index > 0 && ' · '}
            <Link to={paths.operation(one)} target="_blank">
              {one.id}
            </Link>
          </span>
        ))}
      </p>
      {!readsLogins && <p className={look.note}>{t('noLogins')}</p>}
      <div className={`${look.row} ${look.bottom}`} data-gap="12">
        <Button isBusy={isPosting} label={t('postLogin')} onClick={handlePost} />
        <FaultChoice path={operation.path} />
        <LinkIfHere className={look.target} to={linkIfHere('page8_02')}>
          {t('faultLab')}
        </LinkIfHere>
      </div>
    </div>
  )
}

/** A practice fault for the messages of this path. Like every rule, it expires. */
function FaultChoice({ path }: { path: string }) {
  const t = useMessages(messages)
  const { query, rules } = useFaults()
  const shared = { cause: 'stream', failed: (reason: string) => t('faultFailed', { reason }) }
  const creating = useAction(createFault, shared)
  const deleting = useAction(deleteFault, shared)
  const on = rules.filter(rule => !rule.isOfClass && rule.path === path && rule.fault.socket !== undefined)

  async function handleChange(kind: string) {
    for (const { id } of on) if (!(await deleting.run({ params: { faultId: id } }))) return
    // The options are the kinds.
    if (kind !== '') await creating.run({ body: { method: '*', path, fault: FAULTS[kind as Kind] } })
  }

  return (
    <SelectField
      label={t('messageFault')}
      disabled={creating.isBusy || deleting.isBusy || query.isPending}
      value={on[0]?.fault.socket ?? ''}
      options={[
        { value: '', label: t('noFault') },
        ...SOCKET_FAULTS.map(kind => ({ value: kind, label: t(`fault_${kind}`) })),
      ]}
      onChange={event => void handleChange(event.currentTarget.value)}
    />
  )
}
