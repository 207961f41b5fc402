import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { api } from '#client/api/api.ts'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { RecordPane } from '#client/list/record-pane.tsx'
import { RowSteps } from '#client/list/row-steps.tsx'
import { useGlobal } from '#client/state/state.ts'
import { ExportButton } from '#client/ui/export/export-button.tsx'
import { EmptyList } from '#client/ui/filters/empty-list.tsx'
import look from '#client/ui/look.module.css'
import { Pager } from '#client/ui/table/pager/pager.tsx'
import { useCursorPages } from '#client/ui/table/pager/use-cursor-pages.ts'
import { DataTable } from '#client/ui/table/table.tsx'
import { tableState } from '#client/ui/table/table-state.ts'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import type { PartProps } from '#pages/page4/page4_06-form-builder/part-props.ts'
import {
  exportFormAnswers,
  type FormAnswer,
  listFormAnswers,
  readFormAnswer,
} from '#resources/form-answers/contract.ts'
import { inWords } from '#resources/form-answers/rules.ts'
import type { FormVersion } from '#resources/forms/contract.ts'
import { inLanguage } from '#resources/forms/rules.ts'
import { type AnswerView, answerColumns } from './answer-columns.tsx'
import { messages as missingMessages } from './messages.ts'
import { VersionField } from './version-field.tsx'

const NO_ROWS: readonly FormAnswer[] = []
const rowId = ({ id }: FormAnswer) => String(id)
const nameOf = ({ id }: FormAnswer, { t }: AnswerView) => t('answerTitle', { id })
const EXPECTED_ROWS = 12

type Props = Omit<PartProps, 'onLeave'> & { versions: readonly FormVersion[] }

/** The answers to one version, or to all versions with a column for each question of any of them. */
export function AnswersPart({ formId, state, onChange, versions }: Props) {
  const { t, language, formats } = useLocale(messages)
  const zone = useGlobal(global => global.time_zone)
  const { formVersion, limit, cursor, answer } = state
  const query = useRead(
    listFormAnswers,
    { params: { formId }, query: { formVersion, limit, cursor } },
    { placeholderData: keepPreviousData },
  )
  const pages = useCursorPages(cursor, query, onChange)
  const rows = query.data?.rows ?? NO_ROWS
  const columns = useMemo(
    () => answerColumns(versions.filter(({ number }) => formVersion === undefined || number === formVersion)),
    [versions, formVersion],
  )
  const view = useMemo<AnswerView>(() => {
    return {
      t,
      language,
      versions: new Map(versions.map(version => [version.number, version])),
      formats,
      onOpen: id => onChange({ answer: id }),
    }
  }, [t, language, formats, versions, onChange])
  const showAll = () => onChange({ formVersion: undefined, cursor: undefined })
  return (
    <>
      <DataTable
        label={t('answers')}
        columns={columns}
        view={view}
        rows={rows}
        rowId={rowId}
        state={tableState(query)}
        expectedRows={EXPECTED_ROWS}
        menu={{ nameOf, onOpen: ({ id }) => onChange({ answer: id }) }}
        currentId={answer === undefined ? undefined : String(answer)}
        toolbar={
          <div className={`${look.row} ${look.bottom}`} data-gap="12">
            <VersionField
              value={formVersion}
              versions={versions}
              onChange={next => onChange({ formVersion: next, cursor: undefined })}
            />
            <ExportButton
              fileName={`form-${formId}.csv`}
              send={signal =>
                api.send(exportFormAnswers, { params: { formId }, query: { formVersion, zone, language } }, { signal })
              }
            />
          </div>
        }
        empty={<EmptyList isFiltered={formVersion !== undefined} t={t} onReset={showAll} />}
        footer={
          <Pager
            shown={rows.length}
            before={pages.pagesBefore === null ? null : pages.pagesBefore * limit}
            count={query.data?.count}
            limit={limit}
            onLimitChange={next => onChange({ limit: next, cursor: undefined })}
            {...pages}
          />
        }
      />
      {answer !== undefined && (
        <AnswerPane
          formId={formId}
          answerId={answer}
          view={view}
          steps={
            <RowSteps list={{ rows, rowId }} currentId={String(answer)} onStep={({ id }) => onChange({ answer: id })} />
          }
          onClose={() => onChange({ answer: undefined })}
        />
      )}
    </>
  )
}

type AnswerPaneProps = { formId: number; answerId: number; view: AnswerView; steps: ReactNode; onClose: () => void }

function AnswerPane({ formId, answerId, view, steps, onClose }: AnswerPaneProps) {
  const { t } = useLocale(messages)
  const { t: missing } = useLocale(missingMessages)
  const { language, versions, formats } = view
  const query = useRead(readFormAnswer, { params: { formId, answerId } })
  return (
    <RecordPane title={t('answerTitle', { id: answerId })} {...{ query, t: missing, steps, onClose }}>
      {({ formVersion, createdAt, by, answers }) => (
        <>
          <p className={look.note} data-below="12">
            {t('answerFrom', { number: formVersion, time: formats.moment(createdAt, 'listed'), by })}
          </p>
          <dl className={`${look.facts} ${look.preWrap}`} data-gap="12">
            {versions.get(formVersion)?.fields.map(field => (
              <div key={field.id}>
                <dt className={look.normal}>{inLanguage(field.label, language)}</dt>
                <dd>
                  {inWords(field, answers[field.id], language) || <span className={look.dim}>{t('notAnswered')}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </RecordPane>
  )
}
