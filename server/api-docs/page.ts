import { type Html, html } from '../platforms/local/storefront/html.ts'
import { type Content, type Document, nameIn, type Operation, type Response } from './document.ts'
import { showSchema } from './schema.ts'

type Call = { method: string; path: string; operation: Operation }

/** Returns the API document as a page. It needs no script: each answer unfolds by itself. */
export function renderPage(document: Document): string {
  const { info, paths, components } = document
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Call => ({ method, path, operation }))
  )
  const { html: text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${info.title}: API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${info.title}: API</h1>
<p>Version ${info.version}. Programs read the same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${info.description.split('\n\n').map((words) => html`<p>${words}</p>`)}
</header>
<nav aria-label="Calls">
<ul>${calls.map(({ path, method, operation }) => html`<li><a href="#${operation.operationId}"><span class="method">${method}</span> ${path}</a></li>`)}</ul>
</nav>
<main id="calls">
<h2>Signing in</h2>
<dl>${Object.values(components.securitySchemes).map((way) => html`<dt><code>${way.name}</code> (${way.in})</dt><dd>${way.description}</dd>`)}</dl>
<h2>Calls</h2>
${calls.map((call) => showCall(call, components.responses))}
<h2>Schemas</h2>
${Object.entries(components.schemas).map(([name, schema]) => html`<section id="schema-${name}"><h3>${name}</h3>${showSchema(schema)}</section>`)}
</main>
</body>
</html>
`
  return text
}

function showCall({ method, path, operation }: Call, shared: Record<string, Response>): Html {
  const { operationId, summary, parameters = [], requestBody, responses } = operation
  const fields = parameters.map(
    (one) =>
      html`<li><code>${one.name}</code> (${one.in}${one.required ? '' : ', may be missing'}): ${showSchema(one.schema)} ${one.description ?? ''}</li>`
  )
  return html`<section id="${operationId}">
<h3><span class="method">${method}</span> ${path}</h3>
<p>${summary}.</p>
${fields.length === 0 ? null : html`<h4>Parameters</h4><ul>${fields}</ul>`}
${requestBody ? html`<h4>Body</h4>${showContent(requestBody.content)}` : null}
<h4>Answers</h4>
${Object.entries(responses).map(([status, response]) => showResponse(status, response, shared))}
</section>
`
}

function showResponse(status: string, response: Response, shared: Record<string, Response>): Html {
  const { description = '', content } =
    response.$ref === undefined ? response : (shared[nameIn(response.$ref)] ?? {})
  if (!content) return html`<p class="answer"><code>${status}</code> ${description}</p>`
  return html`<details><summary><code>${status}</code> ${description}</summary>${showContent(content)}</details>`
}

const showContent = (content: Content): Html[] =>
  Object.entries(content).map(
    ([type, { schema }]) =>
      html`<div class="content"><code>${type}</code> ${showSchema(schema)}</div>`
  )
