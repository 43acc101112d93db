import type { LocaleContext } from '../lib/formats.ts'
import type { RunAction } from '../lib/image-calls.ts'
import type { Messages } from '../lib/messages.ts'
import { useNow } from '../lib/use-now.ts'
import { LoadFailed } from '../ui/dialog/LoadFailed.tsx'
import { RowShapes } from '../ui/row-menu/RowShapes.tsx'
import { Pager } from '../ui/table/Pager.tsx'
import { addressOf, type DetailItem, type DetailView, PATH } from './address.ts'
import { DetailHead } from './DetailHead.tsx'
import { DetailRow, type DetailRowProps } from './DetailRow.tsx'
import type { Choice } from './use-choice.ts'
import type { useImages } from './use-images.ts'

type DetailRowsProps = {
  t: Messages<'dialog' | 'detail' | 'paging' | 'compare'>
  localeContext: LocaleContext
  item: DetailItem
  list: ReturnType<typeof useImages>
  choice: Choice
  lacks: string | undefined
  busyWith: (optId: string) => RunAction | undefined
  /** When the server rendered the page. */
  startMs: number
  on: DetailRowProps['on']
}

/** The images of the page, or the error that kept them from loading. */
export function DetailRows(props: DetailRowsProps) {
  const { t, localeContext, item, list, choice, lacks, busyWith, on } = props
  const { view, paged, error, waiting } = list
  const nowMs = useNow(props.startMs)
  const shared = { t, localeContext }
  const first = (view.page - 1) * view.pageSize + 1

  function read(next: DetailView) {
    choice.clear()
    void list.read(next, 'bar')
  }

  return (
    <>
      <RowShapes />
      {error === null ? (
        <table
          className="table detail-table"
          role="table"
          aria-label={t.detail.table({ title: item.title })}
          data-refreshing={waiting !== 'no' || undefined}
        >
          <DetailHead
            t={t}
            count={choice.chosen.length}
            of={choice.open.length}
            onChooseAll={(isChosen) => choice.choose(choice.open, isChosen)}
          />
          <tbody role="rowgroup">
            {paged.data.map((image) => (
              <DetailRow
                key={image.opt_id}
                image={image}
                isChosen={choice.chosen.includes(image)}
                {...shared}
                lacks={lacks}
                busy={busyWith(image.opt_id)}
                nowMs={nowMs}
                on={on}
              />
            ))}
          </tbody>
        </table>
      ) : (
        <LoadFailed error={error} t={t} onAgain={() => read(view)} />
      )}
      <Pager
        {...view}
        total={paged.total}
        shown={{ first: Math.min(first, paged.total), last: first + paged.data.length - 1 }}
        onChange={read}
        withoutScript={{
          addressOf: (position) => addressOf(item, position),
          action: PATH,
          fields: item
        }}
        {...shared}
      />
    </>
  )
}
