import type { ShownDocument, ShownLine } from "@resume-picker/domain/candidates/document";
import type {
  LayoutElement,
  LayoutNode,
  LayoutText,
} from "@resume-picker/domain/candidates/shown-layout";
import { Fragment, useEffect } from "react";
import type { ReactNode } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { splitHighlight } from "../split-highlight.ts";
import { CvLine, lineHighlight, markData, MarkedWords } from "./cv-line.tsx";
import type { MarkedLine } from "./cv-target.ts";

type Props = {
  document: ShownDocument;
  nodes: readonly LayoutNode[];
  marks: readonly MarkedLine[];
  zoom: number;
  onShown: () => void;
};

/**
 * Renders the layout of a DOCX: headings, bold text, lists, tables and links, between its headers
 * and footers.
 */
export function LayoutView({ document, nodes, marks, zoom, onShown }: Props) {
  useEffect(onShown, [onShown]);
  const margin = (region: ShownLine["region"]) =>
    document.lines.map((line, index) =>
      line.region === region ? (
        <CvLine
          key={index}
          line={line}
          index={index}
          mark={marks.find((each) => each.line === index)}
        />
      ) : null,
    );
  return (
    <div className="p-4">
      <div
        className="cv-layout mx-auto max-w-200 border border-line bg-surface px-[6%] py-[5%]"
        style={{ fontSize: `${0.9375 * zoom}rem` }}
      >
        {margin("header")}
        <Nodes nodes={nodes} marks={marks} />
        {margin("footer")}
      </div>
    </div>
  );
}

type NodesProps = { nodes: readonly LayoutNode[]; marks: readonly MarkedLine[] };

/** The index is a stable key, because the nodes never change. */
function Nodes({ nodes, marks }: NodesProps) {
  return nodes.map((node, at) => (
    <Fragment key={at}>
      {"tag" in node ? <Element node={node} marks={marks} /> : <Words node={node} marks={marks} />}
    </Fragment>
  ));
}

type Draw = (children: ReactNode, node: LayoutElement) => ReactNode;

/** Headings of the CV are two levels lower, below the headings of the pane. */
const elements: Record<LayoutElement["tag"], Draw> = {
  h1: (children) => <h3>{children}</h3>,
  h2: (children) => <h4>{children}</h4>,
  h3: (children) => <h5>{children}</h5>,
  h4: (children) => <h6>{children}</h6>,
  h5: (children) => <h6>{children}</h6>,
  h6: (children) => <h6>{children}</h6>,
  p: (children) => <p>{children}</p>,
  ul: (children) => <ul>{children}</ul>,
  ol: (children) => <ol>{children}</ol>,
  li: (children) => <li>{children}</li>,
  table: (children) => (
    <table>
      <tbody>{children}</tbody>
    </table>
  ),
  tr: (children) => <tr>{children}</tr>,
  td: (children, { columns }) => <td colSpan={columns}>{children}</td>,
  br: () => <br />,
  strong: (children) => <strong>{children}</strong>,
  em: (children) => <em>{children}</em>,
  s: (children) => <s>{children}</s>,
  sup: (children) => <sup>{children}</sup>,
  sub: (children) => <sub>{children}</sub>,
  a: (children, { href }) => (
    <a href={href ?? undefined} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
};

function Element({ node, marks }: { node: LayoutElement; marks: readonly MarkedLine[] }) {
  return elements[node.tag](<Nodes nodes={node.children} marks={marks} />, node);
}

function Words({ node, marks }: { node: LayoutText; marks: readonly MarkedLine[] }) {
  const { text, line, isHidden } = node;
  if (isHidden) {
    return (
      <span
        data-hidden-text
        title="Hidden text: not read and not scored."
        className="border border-dashed border-line-strong text-ink-3 italic"
      >
        <span className="not-italic">[hidden]</span> {text}
      </span>
    );
  }
  if (line === null) return text;
  const place = marks.find((each) => each.line === line);
  const { before, marked, after } = splitHighlight(text, place?.term ?? null);
  return (
    <span
      data-line={line}
      {...markData(place)}
      className={classNames(
        place && "rounded-[2px] outline-4",
        place && lineHighlight(place, place.term !== null),
      )}
    >
      {before}
      {marked !== "" && <MarkedWords mark={place}>{marked}</MarkedWords>}
      {after}
    </span>
  );
}
