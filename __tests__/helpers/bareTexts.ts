import path from 'node:path';
import type { JsxElement, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/** Given by its path, because Jest has no `import.meta.resolve`, with which the API looks for it. */
const COMPILER = path.resolve(
  `node_modules/@typescript/typescript-${process.platform}-${process.arch}/lib/tsc`,
);

/**
 * The texts that React keeps as text nodes in a file's components, by line: those beside other children, in a fragment
 * or in a list, and what a component gives back without an element. A text that is the only child of an element is none:
 * React sets the element's whole content (`setTextContent` in react-dom).
 * @param files paths from the folder of tsconfig.json, which includes them.
 */
export function bareTexts(files: readonly string[]): string[] {
  const api = new API({ cwd: process.cwd(), tsserverPath: COMPILER });
  try {
    const project = api
      .updateSnapshot({ openProjects: [path.resolve('tsconfig.json')] })
      .getProjects()[0];
    if (!project) throw new Error('tsconfig.json opens no project');
    return files.flatMap((file) => {
      const source = project.program.getSourceFile(path.resolve(file));
      if (!source) throw new Error(`${file} is not in tsconfig.json`);
      return bareIn(source, project.checker).map((node) => placeOf(node, file, source));
    });
  } finally {
    api.close();
  }
}

function bareIn(node: Node, checker: Checker): Node[] {
  const found = [...bareName(node, checker), ...bareChildren(node, checker)];
  node.forEachChild((child) => {
    found.push(...bareIn(child, checker));
  });
  return found;
}

/** The name of a component that may give back a text. */
function bareName(node: Node, checker: Checker): Node[] {
  if (!isFunctionDeclaration(node) && !isFunctionExpression(node)) return [];
  if (!node.name || !/^[A-Z]/.test(node.name.text)) return [];
  const signature = checker.getSignatureFromDeclaration(node);
  const type = signature && checker.getReturnTypeOfSignature(signature);
  return mayBeText(type, checker) ? [node.name] : [];
}

/** React's components that show their children without an element around them. */
const TRANSPARENT = new Set(['Activity', 'Fragment', 'Suspense']);

function nameOf({ openingElement: { tagName } }: JsxElement): string {
  return isIdentifier(tagName) ? tagName.text : '';
}

function bareChildren(node: Node, checker: Checker): Node[] {
  if (!isJsxElement(node) && !isJsxFragment(node)) return [];
  const children = node.children.filter(isRendered);
  const isAlone = isJsxElement(node) && !TRANSPARENT.has(nameOf(node)) && children.length === 1;
  return children.filter((child) => {
    if (isJsxText(child)) return !isAlone;
    if (!isJsxExpression(child) || !child.expression) return false;
    const type = checker.getTypeAtLocation(child.expression);
    return isAlone ? mayListTexts(type, checker) : mayBeText(type, checker);
  });
}

/** Not a comment, and no line break of the code. */
function isRendered(child: Node): boolean {
  if (isJsxText(child)) return !/^\s*\n\s*$/.test(child.text);
  return !isJsxExpression(child) || child.expression !== undefined;
}

const NOTHING = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike | TypeFlags.Never;

function mayBeText(
  type: Type | undefined,
  checker: Checker,
  seen: readonly number[] = [],
): boolean {
  if (!type) return true;
  if (seen.includes(type.id) || type.flags & NOTHING) return false;
  const within = type.isUnionType() ? type.getTypes() : itemTypes(type, checker);
  if (within) return within.some((part) => mayBeText(part, checker, [...seen, type.id]));
  return !/^(React)?Element$/.test(type.getSymbol()?.name ?? '');
}

function mayListTexts(type: Type | undefined, checker: Checker): boolean {
  if (!type) return true;
  if (type.isUnionType()) return type.getTypes().some((part) => mayListTexts(part, checker));
  return itemTypes(type, checker)?.some((part) => mayBeText(part, checker)) ?? false;
}

/** What an array or tuple holds; undefined for another type. */
function itemTypes(type: Type, checker: Checker): readonly Type[] | undefined {
  return type.isTypeReference() && checker.isArrayLikeType(type)
    ? checker.getTypeArguments(type)
    : undefined;
}

/** A node's file, line and first line of code, as an editor opens it. */
function placeOf(node: Node, file: string, { text }: SourceFile): string {
  const code = text.slice(node.pos, node.end).trimStart();
  const line = text.slice(0, node.end).split('\n').length - code.split('\n').length + 1;
  return `${file}:${line} ${code.split('\n')[0]}`;
}
