import type { Messages } from '../lib/messages.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import './video.css'

type VideoModalProps = {
  isOpen: boolean
  onClose: () => void
  messages: Messages<'speed'>['speed']['video']
}

/** A drawn animation of a few seconds. It loads no file from elsewhere and is sharp at any size. */
export default function VideoModal({ isOpen, onClose, messages: t }: VideoModalProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.title()}
      shape="large"
      closeLabel={t.close()}
    >
      <div className="dialog-body">
        <svg className="film" viewBox="0 0 640 360" role="img" aria-label={t.label()}>
          <rect className="film-window" x="60" y="40" width="520" height="280" rx="14" />
          <path className="film-line" d="M60 84H580" />
          <g className="film-first">
            <rect className="film-block" x="92" y="112" width="200" height="150" rx="8" />
            <rect className="film-text" x="324" y="116" width="200" height="16" rx="8" />
            <rect className="film-text" x="324" y="148" width="150" height="12" rx="6" />
            <rect className="film-link" x="324" y="196" width="120" height="34" rx="8" />
          </g>
          <g className="film-second">
            <rect className="film-block" x="92" y="108" width="456" height="120" rx="8" />
            <rect className="film-text" x="92" y="248" width="300" height="16" rx="8" />
            <rect className="film-text" x="92" y="280" width="220" height="12" rx="6" />
          </g>
          <rect className="film-load" x="60" y="81" width="520" height="5" rx="2.5" />
          <path className="film-pointer" d="M0 0l0 26l7-6l5 12l6-3l-5-11l9-1z" />
        </svg>
        <ol className="film-steps">
          <li>{t.stepOne()}</li>
          <li>{t.stepTwo()}</li>
          <li>{t.stepThree()}</li>
        </ol>
      </div>
    </Dialog>
  )
}
