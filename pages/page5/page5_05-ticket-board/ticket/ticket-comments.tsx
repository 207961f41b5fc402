import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type KeyboardEvent, useRef } from 'react'
import { useAction } from '#client/api/use-action.ts'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { isShortcut, useKeyText } from '#client/shortcuts/shortcuts.ts'
import { useGlobal } from '#client/state/state.ts'
import { focusedElement, isFocusLost } from '#client/ui/focus.ts'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField } from '#client/ui/form/text-area-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { messages } from '#pages/page5/page5_05-ticket-board/messages.ts'
import {
  createTicketComment,
  deleteTicketComment,
  listTicketComments,
  NewTicketComment,
  restoreTicketComment,
  type TicketComment,
} from '#resources/ticket-comments/contract.ts'

const CAUSE = 'comment'

/** What the staff say about a ticket, oldest first, and a form for more. */
export function TicketComments({ ticketId, canWrite }: { ticketId: number; canWrite: boolean }) {
  const { t } = useLocale(messages)
  const query = useRead(listTicketComments, { query: { ticketId } })
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // The pressed button is gone afterwards. Who is writing by then goes on.
  function focusHeading() {
    if (isFocusLost() || list.current?.contains(focusedElement())) heading.current?.focus()
  }
  useLiveRows('ticket-comments', listTicketComments.path)
  return (
    <section className={look.stack}>
      <h3 ref={heading} tabIndex={-1} className={look.subtitle}>
        {t('comments')}
      </h3>
      <Loaded query={query} height={60}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={look.dim}>{t('noComments')}</p>
          ) : (
            <ul ref={list} className={look.stack}>
              {rows.map(comment => (
                <Comment key={comment.id} comment={comment} canWrite={canWrite} onDeleted={focusHeading} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {canWrite && <NewComment ticketId={ticketId} />}
    </section>
  )
}

type CommentProps = { comment: TicketComment; canWrite: boolean; onDeleted: () => void }

function Comment({ comment, canWrite, onDeleted }: CommentProps) {
  const { t, formats } = useLocale(messages)
  const account = useGlobal(global => global.user)
  const { author, text, createdAt } = comment
  const params = { commentId: comment.id }
  const failed = (reason: string) => t('commentFailed', { reason })
  const restoring = useAction(restoreTicketComment, { cause: CAUSE, failed })
  const deleting = useAction(deleteTicketComment, {
    cause: CAUSE,
    failed,
    done: () => t('commentDeleted'),
    undo: () => () => restoring.run({ params }),
    onDone: onDeleted,
  })
  return (
    <li className={look.box} data-pad="8 12">
      <div className={`${look.line} ${look.between}`} style={{ minHeight: 32 }}>
        <span className={look.row}>
          <strong>{author}</strong>
          <time dateTime={createdAt} className={look.dim}>
            {formats.moment(createdAt)}
          </time>
        </span>
        {canWrite && author === account && (
          <IconButton
            icon={IconTrash}
            isDanger
            label={t('deleteComment')}
            disabled={deleting.isBusy}
            onClick={() => void deleting.run({ params })}
          />
        )}
      </div>
      <p className={`${look.breaking} ${look.preWrap}`}>{text}</p>
    </li>
  )
}

function NewComment({ ticketId }: { ticketId: number }) {
  const { t } = useLocale(messages)
  const keys = useKeyText()
  const { send } = useAction(createTicketComment)
  const { form, field, handleSubmit, formProps } = useContractForm({
    schema: NewTicketComment,
    initialValues: { ticketId, text: '' },
    words: messages,
    async send(body) {
      await send({ body })
      form.reset()
    },
  })
  useLeaveGuard(form.values.text.trim() !== '')
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isShortcut('send', event)) return
    event.preventDefault()
    // Held a little longer, they would find the field empty again.
    if (!event.repeat) handleSubmit()
  }
  return (
    <Form label={t('newComment')} {...formProps} submit={t('comment')} isMinor>
      <TextAreaField
        {...field('text', { label: t('newComment'), help: t('commentKeys', { keys: keys('send') }) })}
        rows={3}
        onKeyDown={handleKeyDown}
      />
    </Form>
  )
}
