/** Format: see `parse-vocabulary.ts`. */
export const mediaAndDesignSkills = `
@design
#ux-design 0.25
User experience design | UX^, UX design, user experience, UX/UI design, UX/UI, UI/UX, UI/UX design, UX-Design, expérience utilisateur, experiencia de usuario, UX designer, User-Experience-Design, experience design
User interface design | UI^, UI design, user interface, user interfaces, interface design, UI-Design, GUI design, diseño de interfaces
User research | UX research, usability studies, Nutzerforschung, recherche utilisateur, user studies
Usability testing | usability tests, user testing, Usability-Tests, tests utilisateurs, usability
Wireframing | wireframes, wireframe, mockups, mock-ups
Prototyping | interactive prototypes, prototypes, prototypage, prototype development
Interaction design | IxD, interaktionsdesign
Information architecture | card sorting, site maps
Design systems | design system, component libraries, style guides
Design thinking | human-centered design, user-centered design, human-centred design, user-centred design
Personas | user personas, user journeys, journey mapping, customer journey mapping, user flows
Service design
Product design | industrial design, Produktdesign, design produit, diseño de producto, Industriedesign
#design-tools 0.6
Figma | FigJam
Sketch!! | Sketch App
Adobe XD
InVision | *Zeplin, *Marvel App, *Principle App
Axure | Axure RP, *Balsamiq
Framer!! | Webflow
Miro!! | Mural!!
#graphic-design 0.25
Graphic design | Grafikdesign, graphisme, diseño gráfico, progettazione grafica, visual design, graphic designer, visual communication, Grafik, design graphique, création graphique, Mediengestaltung, communication design
Typography | Typografie, typographie, tipografía, lettering
Logo design | logos, corporate design, corporate identity
Layout design | page layout, desktop publishing, DTP^, Layoutgestaltung, mise en page, maquetación, editorial design, magazine layout, layout, Layouten
Print design | brochure design, print media, Printdesign, flyers and posters, brochures
Packaging design | Verpackungsdesign
Illustration | illustrations, Illustrationen, ilustración, digital illustration, drawing, sketching, Zeichnen, dessin, concept art
Web design | Webdesign, web-design, conception web, diseño web, website design, web designer
Infographics | infographic design
Color theory | colour theory, composition and color
Art direction | creative direction, direction artistique, Art-Direktion, dirección de arte
Adobe Creative Suite | Adobe Creative Cloud, Creative Suite, Creative Cloud, Adobe CC, Adobe Suite, Adobe CS
Adobe Photoshop | Photoshop | >Adobe Creative Suite
Adobe Illustrator | Illustrator! | >Adobe Creative Suite
Adobe InDesign | InDesign | >Adobe Creative Suite
Adobe Lightroom | Lightroom | >Adobe Creative Suite
Adobe Acrobat | Acrobat! | >Adobe Creative Suite
CorelDRAW | Corel Draw, *GIMP, *Inkscape, *Affinity Designer=Affinity Photo
Canva!! | Canva design
QuarkXPress
Adobe Dreamweaver | Dreamweaver
#fashion-design 0.25
Fashion design | Modedesign, stylisme, diseño de moda, garment construction, apparel design
Textile design | knitting, weaving
Set design | stage design, Bühnenbild, scénographie, exhibition design
Ceramics | pottery, sculpture
Fine arts | painting on canvas, fine art, art education, visual arts, ~Art history=Kunstgeschichte=histoire de l'art
#threed 0.4
3D modeling | 3D modelling, 3D-Modellierung, modélisation 3D, modelado 3D, 3D design, ~3D rendering=3D visualization=rendering
Blender!
Autodesk Maya | Maya!! | >3D modeling
3ds Max | 3D Studio Max, 3DS Max | >3D modeling
Cinema 4D | C4D | >3D modeling
ZBrush | *Substance Painter | >3D modeling
V-Ray | VRay, *Lumion, *Enscape

@media
#video 0.25
Video editing | video cutting, Videoschnitt, montage vidéo, edición de vídeo, film editing, video post-production, post-production, post production, Filmschnitt, edición de video, video editor
Video production | videography, film production, Videoproduktion, production vidéo, producción audiovisual, filming, filmmaking, cinematography, camera operation, Kameraführung, TV production, television production, broadcast production
Adobe Premiere Pro | Premiere Pro, Adobe Premiere, Premiere!! | >Video editing
Final Cut Pro | Final Cut | >Video editing
DaVinci Resolve | >Video editing
Avid Media Composer | Avid!! | >Video editing
Adobe After Effects | After Effects | >Motion graphics
Motion graphics | motion design, Motion-Design
Animation | 2D animation, 3D animation, character animation, Animationsfilm, animación, VFX^, visual effects, compositing, Nuke!!
Storyboarding | storyboards, storyboard
Directing | film directing, Regie, stage direction, theatre directing
Scriptwriting | screenwriting, script writing, Drehbuch, scénario, guion
Lighting for film | stage lighting, light technician, Veranstaltungstechnik, lighting technician
Live streaming | OBS Studio, livestreaming, livestream
#audio 0.25
Audio editing | sound editing, audio production, sound design, Tontechnik, sound engineering, audio engineering, son et mixage, ingeniería de sonido, mixing and mastering, Audiobearbeitung, audio mixing, recording
Pro Tools | *Logic Pro, *Ableton Live=Ableton, *FL Studio, *Cubase, *Adobe Audition=Audition!!, *Audacity
Podcast production | podcasting, podcasts
Music production | composing, music composition, songwriting, Musikproduktion
Music performance | piano, singing, guitar, vocals, Gesang, choir conducting
Acting | Schauspiel, actuación, stage performance, voice acting, voice-over, voiceover
Dance | choreography, ballet, Tanz, danse
#photo 0.25
Photography | Fotografie, photographie, fotografía, photo shoots, product photography, portrait photography, event photography, digital photography, prises de vue, packshots, Fotografieren
Photo editing | photo retouching, retouching, Bildbearbeitung, retouche photo, image editing, photo editing software, retoque fotográfico
Drone operation | drone photography, UAV^, UAVs, drone pilot, drone licence, drone license, Drohnenführerschein
#writing 0.25
Journalism | Journalismus, journalisme, periodismo, news writing, news reporting, investigative journalism, reporting news, Berichterstattung, feature writing
Editing | Lektorat, Redaktion, rédaction, editorial, edición, editor-in-chief, content editing, text editing
Creative writing | fiction writing, storytelling, écriture créative
Writing | content writing, blog writing, blogging, web content, article writing, web copy, SEO writing, rédaction de contenus, qualités rédactionnelles, writing skills, redacción
Content management | web content management, website management, website maintenance
Publishing | Verlagswesen, édition, book publishing, e-publishing
Radio broadcasting | broadcasting, Radiomoderation, TV presenting, news anchoring, radio
AP Style | AP Stylebook, style editing
Fact-checking | fact checking
`;
