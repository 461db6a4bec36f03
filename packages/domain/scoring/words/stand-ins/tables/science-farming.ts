/** `names | what shows it | what is near it`: see `../stand-ins.ts`. */
export const scienceFarmingStandIns = `
field trials, field research, field experiments | field trials, efficacy trial, field plots, field experiments, trial plots, field research | Greenhouse, field studies, sampling fields, lab experiments
statistical data analysis, statistical analysis, data analysis, statistics | analyzed data, statistical analysis, Anova, regression, Sas, Spss, statistics | data collection, collected data, data analysis
soil and nutrient management, soil management, nutrient management | soil fertility, soil samples, nutrient management, fertilizer, soil testing, soil management | plant nutrition
integrated pest management, pest management, ipm | Ipm, pest management, Insecticide, pest control, integrated pest | plant diseases, crop problems
advising growers, grower support, agronomic advice | advised farmers, visited farmers, farmers advised, consulted farmers | diagnosed samples, agricultural education, crop problems
agricultural research | crop research, agricultural research, field research, entomology research, plant research | biology research, lab research
clinical trial coordination, clinical trials, clinical research coordination | clinical trials, coordinated trials, coordinate studies, study coordination, clinical study, clinical research | research studies, patient registries, research protocols, medical research
irb submissions, irb | Irb, institutional review board, ethics committee | regulatory submissions, protocol submissions, regulatory documents, human subjects
informed consent, consenting patients | informed consent, consented patients, consent forms, consent process, obtained consent | patient enrollment, recruited participants, confidentiality patients
ich gcp, gcp, good clinical practice | Gcp, clinical practice guidelines | fda regulations, protocol compliance, regulatory compliance, hipaa research
adverse event reporting, adverse events, safety reporting | adverse events, Saes, adverse event, safety reporting, drug safety, Pharmacovigilance | incident reporting, medical errors, risk reports
case report forms, crf, crfs | case report forms, Crf, Crfs, case report | data entry study, source documents, data collection program, study data
laboratory research, lab research, research experiments, experimental research, scientific research, conducting experiments, laboratory experience | experiments, laboratory research, lab research, research scientist, conducted research, research assistant, scientific research, designed experiments, performed experiments, research laboratory | lab technician, data analysis, samples analyzed
research methods, research design, research projects, study design, research | research projects, conducted research, research design, researched, study design, research methods, research assistant, research analyst | data collection, literature review
literature review, literature research | literature review, literature search, literature research, reviewed literature | research projects, research papers
data collection, collecting data, field data collection | collected data, data collection, gathered data, field data, collecting data, surveys administered | data entry
survey design, surveys, conducting surveys | surveys, survey design, questionnaires, conducted surveys | data collection, focus groups
scientific writing, scientific publications, publishing scientific papers, manuscript writing | published, publications, Manuscripts, scientific writing, peer reviewed, journal articles, research papers, abstracts | technical reports, posters presented
statistical software, spss or r, r or python, stata or sas | Spss, Sas, Stata, r programming, Minitab, r statistical | statistical analysis, Matlab, Excel
pcr, molecular biology, molecular biology techniques, dna sequencing, dna extraction | Pcr, molecular biology, dna extraction, sequencing, cloning, gel electrophoresis, Rna, western blot, Qpcr, Dna | cell culture
cell culture, tissue culture | cell culture, tissue culture, cell lines, mammalian cells | molecular biology, Microscopy, flow cytometry
microbiology, microbial testing, bacteriology | Microbiology, bacterial cultures, Microbial, Microbiological, culture media, bacteria | laboratory tests, Aseptic, molecular biology
analytical chemistry, chemical analysis, hplc, chromatography, instrumental analysis | Hplc, Chromatography, analytical chemistry, gc ms, mass spectrometry, chemical analysis, Spectroscopy, titration, lc ms, gas chromatography, Ftir | laboratory tests, wet chemistry, samples analyzed
organic chemistry, chemical synthesis, synthesis | organic synthesis, chemical synthesis, synthesized, organic chemistry, medicinal chemistry | analytical chemistry
method validation, method development, analytical method development | method validation, method development, validated methods, developed methods, assay development | Hplc, Gmp, laboratory tests
lab safety, laboratory safety, chemical hygiene | lab safety, laboratory safety, chemical hygiene, Biosafety, hazardous chemicals | Osha
sample preparation, sample analysis, sample testing, preparing samples, sampling | sample preparation, prepared samples, analyzed samples, samples tested, sampling, collected samples, sample analysis, tested samples, water samples, soil samples | laboratory tests, lab technician
microscopy, microscopes | Microscopy, Microscope, electron microscopy, Confocal, Sem | lab research
animal research, animal handling, laboratory animals, animal studies | animal studies, laboratory animals, mice, rodents, vivo studies, animal research, Iacuc | animal care, lab research
animal care, animal husbandry, animal feeding, pet care, kennel work, livestock care | animal care, fed animals, kennel, animal husbandry, dogs, horses, livestock, cattle, zoo, cared animals, pet grooming | animal shelter
good laboratory practice, glp, laboratory documentation, lab notebooks | Glp, good laboratory, lab notebooks, laboratory notebook, laboratory records | Gmp, lab technician, documented experiments
environmental monitoring, water quality testing, air quality, environmental sampling, water sampling | water quality, environmental monitoring, environmental sampling, air quality, water samples, Groundwater, environmental testing | environmental compliance, field data, laboratory tests
ecology, wildlife, conservation, natural resources, wildlife management, environmental conservation, habitat restoration | Wildlife, ecology, conservation, natural resources, Habitat, endangered species, Forestry, ecological, restoration ecology, park ranger | environmental science, field data, Gis
environmental impact assessment, environmental assessments, site assessments | environmental impact, environmental assessments, site assessments, Nepa, remediation | environmental compliance
geology, geological mapping, mineral exploration | Geology, Geologist, Geological, Geophysical, mineral, core samples, exploration wells | Geotechnical, Gis, soil samples
forestry, tree care, arboriculture, timber | Forestry, trees pruned, Arborist, timber, tree removal, forest |
crop production, crop management, growing crops, crop monitoring, crop scouting, agronomy | crops, crop production, farming, planted harvested, Agronomy, crop scouting, harvested, grew crops, crop management, field crops | Greenhouse
farm operations, farm management, farming, farm work, agriculture, agricultural experience | farm, farm manager, farming, ranch, agricultural, farm equipment, dairy farm, farmed, farm operations, livestock | animal care, Greenhouse
farm machinery, tractor operation, agricultural machinery, farm equipment | tractors, farm equipment, combine, farm machinery, agricultural equipment, tractor | heavy equipment, equipment repair
greenhouse management, horticulture, plant propagation, nursery, plant care | Greenhouse, horticulture, plant propagation, nursery plants, plants, Seedlings, Hydroponics, growing plants |
fertilization, fertilizer application, plant nutrition, nutrient plans | fertilizer, fertilizers, Fertilization, nutrient management, plant nutrition | lawn care
pesticide application, crop protection, spraying, weed control, pesticide handling | pesticides, Herbicides, pesticide application, spraying, weed control, crop protection, pest control, Insecticides, sprayed | integrated pest
livestock management, dairy, cattle, herd management | livestock, cattle, herd, dairy, swine, Poultry, milking, calves | animal care, feeding animals
irrigation systems, irrigation | irrigation, sprinklers, drip irrigation, irrigation systems | water management
food science, food technology, product formulation, food product development | food science, Formulation, food product, product formulation, food technologist, sensory evaluation | recipe development, food production, quality assurance food, Haccp
aquaculture, fisheries, marine biology | Aquaculture, fish hatchery, fisheries, marine biology, Aquarium | water quality
mathematical modeling, mathematical models, quantitative analysis, quantitative modeling | mathematical models, quantitative analysis, mathematical modeling, quantitative models, numerical methods, optimization models | statistical analysis, Matlab
genetics, genomics, bioinformatics | genetics, Genomics, Bioinformatics, gene expression, Genome | molecular biology, Dna
biotechnology, bioprocessing, protein purification, fermentation | Biotechnology, protein purification, fermentation, Bioprocess, Bioreactor, purification proteins | cell culture, Gmp
clinical data management, clinical data, edc | clinical data, Edc, Medidata, clinical data management, data queries | case report forms, clinical trials, data entry
patient recruitment for studies, subject recruitment, participant recruitment, screening study participants | recruited subjects, patient recruitment, recruited participants, enrolled subjects, screened subjects, enrolled patients, subject recruitment, study participants, recruited patients | clinical trials, informed consent, research study
`;
