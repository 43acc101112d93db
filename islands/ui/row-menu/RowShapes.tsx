import {
  Columns2,
  Download,
  type LucideIcon,
  MoreHorizontal,
  Power,
  RefreshCw,
  RotateCcw
} from 'lucide-react'

const ICONS = {
  compare: Columns2,
  download: Download,
  restore: RotateCcw,
  reOptimize: RefreshCw,
  exclude: Power,
  more: MoreHorizontal
} satisfies Record<string, LucideIcon>

export type RowShape = keyof typeof ICONS

const SHAPES = Object.entries(ICONS)

const HIDDEN = { display: 'none' }

/**
 * The shapes of the icons of rows. A table of rows contains them once, and every row refers to them: in full, the icons
 * were a third of the bytes of a page of 50 rows.
 */
export const RowShapes = () => (
  <svg style={HIDDEN}>
    {SHAPES.map(([name, Icon]) => (
      <Icon key={name} id={idOf(name)} />
    ))}
  </svg>
)

/** An icon that refers to one of the shapes. */
export const RowShapeIcon = ({ name, size }: { name: RowShape; size: number }) => (
  <svg width={size} height={size} aria-hidden>
    <use href={`#${idOf(name)}`} width={size} height={size} />
  </svg>
)

const idOf = (name: string) => `row-${name}`
