import { Check } from 'lucide-react'

export function Includes({ lines }: { lines: string[] }) {
  return (
    <ul className="includes">
      {lines.map((line) => (
        <li key={line}>
          <Check size={16} aria-hidden />
          {line}
        </li>
      ))}
    </ul>
  )
}
