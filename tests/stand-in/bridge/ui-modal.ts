/** `<ui-modal>` shows its content in a dialog for `shopify.modal.show(id)`. The real one covers the whole admin. */
class UiModal extends HTMLElement {
  #dialog: HTMLDialogElement | null = null

  connectedCallback(): void {
    this.hidden = this.#dialog === null
  }

  show(): void {
    this.#dialog ??= this.#wrap()
    this.hidden = false
    this.#dialog.showModal()
    this.dispatchEvent(new Event('show'))
  }

  hide(): void {
    this.#dialog?.close()
  }

  #wrap(): HTMLDialogElement {
    const dialog = document.createElement('dialog')
    dialog.append(...this.childNodes)
    dialog.addEventListener('close', () => this.dispatchEvent(new Event('hide')))
    this.append(dialog)
    return dialog
  }
}

customElements.define('ui-modal', UiModal)
