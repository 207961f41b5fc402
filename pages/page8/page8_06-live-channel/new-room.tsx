import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { createRoom } from '#resources/rooms/contract.ts'
import { MAX_NAME_LENGTH } from '#resources/rooms/rules.ts'
import { linkToRoom } from './links.ts'
import { messages } from './messages.ts'

type Fields = z.output<typeof createRoom.body>

/** Creates a room and opens it, unless there are as many as there may be. */
export function NewRoom({ count, max }: { count: number; max: number }) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const { send } = useAction(createRoom)
  const { field, formProps } = useContractForm<Fields>({
    schema: createRoom.body,
    initialValues: { name: '' },
    words: messages,
    send: async ({ name }) => {
      const room = await send({ body: { name: name.trim() } })
      void navigate(linkToRoom(room.id))
    },
  })
  if (count >= max) return <p className={look.note}>{t('roomsFull', { max })}</p>
  return (
    <div className={look.ruled} data-pad="16 0 0">
      <Form label={t('newRoom')} {...formProps} submit={t('createRoom')} isMinor>
        <TextField {...field('name', { label: t('newRoom') })} autoComplete="off" maxLength={MAX_NAME_LENGTH} />
      </Form>
    </div>
  )
}
