import { useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { Choices } from '#client/ui/choices/choices.tsx'
import { Editor, type EditorHandle } from '#client/ui/editor/editor.tsx'
import { FileButton } from '#client/ui/files/file-button.tsx'
import look from '#client/ui/look.module.css'
import type { Issue } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { IssueList } from '#pages/page8/page8_01-api-practice/catalogue/issue-list.tsx'
import { isObject, type Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { SchemaField, SchemaFields } from '#pages/page8/page8_01-api-practice/fields/schema-field.tsx'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import { bodyValue } from './request.ts'
import styles from './request-view.module.css'
import type { Values } from './values.ts'

type Body = NonNullable<Operation['body']>
type Change = (patch: Partial<Values>) => void
type Props = { body: Body; values: Values; issues: readonly Issue[]; onChange: Change }

/** The body: by fields, as JSON text, or a file if the endpoint takes bytes. */
export function BodyForm({ body, values, issues, onChange }: Props) {
  const t = useMessages(messages)
  const { schema, mediaType, example } = body
  return (
    <fieldset className={look.stack} data-gap="12">
      <legend className={look.strong} data-below="8">
        {t('body')}
      </legend>
      {schema ? (
        <JsonBody schema={schema} declared={example} values={values} issues={issues} onChange={onChange} />
      ) : (
        <div className={look.row}>
          <FileButton label={t('file', { mediaType })} onFiles={([file = null]) => onChange({ file })} />
          <span role="status">{values.file?.name}</span>
        </div>
      )}
    </fieldset>
  )
}

type JsonBodyProps = {
  schema: Schema
  /** The example of the document. */
  declared: unknown
  values: Values
  issues: readonly Issue[]
  onChange: Change
}

function JsonBody({ schema, declared, values, issues, onChange }: JsonBodyProps) {
  const t = useMessages(messages)
  const [isRefused, setIsRefused] = useState(false)
  const isText = values.text !== null
  // An older `onChange` knows older values, and would bring them back.
  const latest = useRef({ values, onChange })
  useLayoutEffect(() => {
    latest.current = { values, onChange }
  })

  function handleMode(mode: 'form' | 'json') {
    if (mode === 'json') return onChange({ text: JSON.stringify(values.body, null, 2) ?? '' })
    const read = bodyValue(values)
    const fits = read !== null && (schema.type !== 'object' || isObject(read.value))
    setIsRefused(!fits)
    if (fits) onChange({ body: read.value, text: null })
  }

  async function handleExample() {
    const { exampleOf } = await import('./example.ts')
    // While it loaded, the operator may have gone on, for example to the JSON.
    const { body, text } = latest.current.values
    const example = exampleOf(schema, declared, useGlobal.getState().user)
    latest.current.onChange({ body: example, text: text === null ? null : JSON.stringify(example, null, 2) })
    toast.success(t('exampleFilled'), {
      cause: 'example',
      action: { label: t('undo'), onClick: () => latest.current.onChange({ body, text }) },
    })
  }

  return (
    <>
      <div className={look.row}>
        <Choices
          label={t('writtenAs')}
          value={isText ? 'json' : 'form'}
          onChange={handleMode}
          choices={[
            { value: 'form', label: t('asForm') },
            { value: 'json', label: t('asJson') },
          ]}
        />
        <Button kind="quiet" label={t('example')} onClick={() => void handleExample()} />
      </div>
      {isRefused && isText && (
        <p className={look.bad} role="alert">
          {t('notFormable')}
        </p>
      )}
      {isText ? (
        <TextBody text={values.text ?? ''} issues={issues} onChange={text => onChange({ text })} />
      ) : (
        <div className={`${look.grid} ${look.top} ${styles.grid}`}>
          {schema.type === 'object' && schema.properties ? (
            <SchemaFields schema={schema} value={values.body} pointer="/body" onChange={body => onChange({ body })} />
          ) : (
            <SchemaField
              name={t('body')}
              schema={schema}
              value={values.body}
              pointer="/body"
              isRequired
              onChange={body => onChange({ body })}
            />
          )}
        </div>
      )}
    </>
  )
}

type TextBodyProps = { text: string; issues: readonly Issue[]; onChange: (text: string) => void }

function TextBody({ text, issues, onChange }: TextBodyProps) {
  const t = useMessages(messages)
  const editor = useRef<EditorHandle>(null)
  const own = issues
    .filter(({ pointer }) => pointer === '/body' || pointer.startsWith('/body/'))
    .map(issue => ({ ...issue, pointer: issue.pointer.slice('/body'.length) }))
  return (
    <div className={look.stack} style={{ '--editor-height': '320px' }} data-gap="8">
      <Editor
        ref={editor}
        label={t('bodyText')}
        value={text}
        syntax="json"
        onChange={onChange}
        issues={own.map(({ pointer }) => pointer)}
      />
      <IssueList issues={own} onShow={pointer => editor.current?.reveal(pointer)} />
    </div>
  )
}
